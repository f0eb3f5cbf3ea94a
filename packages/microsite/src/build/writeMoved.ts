import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Translated, translatedRedirects } from './outputs/redirects.ts';

/** The file beside the folder of a built site that says which addresses lead to another, and to which. */
export const MOVED_FILE = 'moved.json';

/** Writes where addresses lead that are not those of their pages, in all languages. */
export async function writeMoved({ sites, target }: { sites: readonly Translated[]; target: string }) {
  await writeFile(join(target, '..', MOVED_FILE), JSON.stringify(redirectsOf(sites)));
}

/**
 * Where each address leads that is not its page's: aliases, what has moved, and words of another language. The brand's own
 * come first: some homes read only so many lines.
 */
export function redirectsOf(sites: readonly Translated[]): Record<string, string> {
  const moved = sites.map(({ site: { paths } }) => ({ ...paths.aliases, ...paths.redirects }));
  return Object.assign({}, ...moved, translatedRedirects(sites));
}
