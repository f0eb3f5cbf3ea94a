import { makeSay } from '@tamarack-lowe/content-model';
import type { OpenedLanguage } from './openLanguage.ts';

/**
 * Returns labels that only the build reads. Their placeholders stay, because the page fills them in. `labels`: names of
 * placeholders by key.
 */
export function buildWords<Key extends string>(
  { buildLabels, site }: Pick<OpenedLanguage, 'buildLabels' | 'site'>,
  labels: Readonly<Record<Key, readonly string[]>>,
): Record<Key, string> {
  const say = makeSay(buildLabels, site.brand);
  const words = Object.entries<readonly string[]>(labels).map(([key, names]) => [
    key,
    say(key, Object.fromEntries(names.map((name) => [name, `{${name}}`]))),
  ]);
  return Object.fromEntries(words);
}
