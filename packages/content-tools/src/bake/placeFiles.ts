import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A file to be served: its name in the folder of media, and where it comes from, or its bytes. */
export type Placed = { name: string; from: string | Buffer };

/** Copies, not links: what another tool does to a served file must not reach the original. */
async function place(from: string | Buffer, to: string): Promise<void> {
  const size = typeof from === 'string' ? (await stat(from)).size : from.length;
  const before = await stat(to).catch(() => null);
  if (before?.size === size) return;
  await mkdir(dirname(to), { recursive: true });
  await (typeof from === 'string' ? copyFile(from, to) : writeFile(to, from));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Takes away what is not named, so that a folder never holds pictures of yesterday. */
export async function removeOthers(folder: string, names: Iterable<string>): Promise<void> {
  const wanted = new Set(names);
  const others = (await filesIn(folder)).filter((name) => !wanted.has(name.replaceAll('\\', '/')));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

/** Makes a folder hold exactly these files. Names have a hash of the content: a file that is there in full is right. */
export async function placeFiles(folder: string, files: readonly Placed[]): Promise<void> {
  await removeOthers(
    folder,
    files.map((file) => file.name),
  );
  for (const { name, from } of files) {
    await place(from, join(folder, name));
  }
}
