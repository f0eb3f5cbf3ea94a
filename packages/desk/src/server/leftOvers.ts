import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../files/writeFile.ts';

/** Milliseconds after which a file that another process did not finish is left over. */
const LEFT_OVER_MS = 60_000;

/** Removes files that saves of an ended process left unfinished: their words are drafts in a browser. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null);
    if (stats && Math.abs(Date.now() - stats.mtimeMs) > LEFT_OVER_MS) await rm(path, { force: true });
  }
}
