import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';

/** The file beside the folder of a built site that says which addresses lead to another, and to which. */
export const MOVED_FILE = 'moved.json';

/** Writes where addresses lead that are not those of their pages, in all languages. */
export async function writeMoved({
  sites,
  target,
}: {
  sites: readonly Pick<Site, 'paths'>[];
  target: string;
}) {
  const moved = sites.map(({ paths: { aliases, redirects } }) => ({ ...aliases, ...redirects }));
  await writeFile(join(target, '..', MOVED_FILE), JSON.stringify(Object.assign({}, ...moved)));
}
