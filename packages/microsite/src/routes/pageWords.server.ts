import type { Say } from '@tamarack-lowe/content-model';
import type { HeadMessageKey } from '@tamarack-lowe/content-model/internal/messages';

/**
 * Returns the labels of a page that has words of its own, with their placeholders, which browsers fill in. `labels`: its keys, each
 * with the names of its placeholders.
 */
export function pageWords<Key extends HeadMessageKey>(
  headSay: Say<HeadMessageKey>,
  labels: Readonly<Record<Key, readonly string[]>>,
): Record<Key, string> {
  const words = Object.entries<readonly string[]>(labels).map(([key, names]) => {
    const placeholders = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
    return [key, headSay(key as Key, placeholders)];
  });
  return Object.fromEntries(words);
}
