import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Hashes parts with SHA-256, as hexadecimal digits. */
export function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Returns the hash in the name of a file, so that a changed file has a new address. Six digits, because a page names
 * dozens of them and they do not compress.
 */
export const contentHash = (...parts: (string | Buffer)[]): string => sha256(...parts).slice(0, 6);

/**
 * Writes to a temporary name first: an interrupted build leaves no half file. Each process has its own, because a server and a build
 * may write the same picture at once.
 */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, file);
}
