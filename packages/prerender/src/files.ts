import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Lists every file below a folder, as full paths, sorted. */
export function builtFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Returns the name of a file relative to the root of the site, with forward slashes: `about/index.html`. */
export function relativeName(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}

/** Compares the content of two files; false when `other` is missing. Reads neither for hard links and for different sizes. */
export function sameContent(file: string, other: string): boolean {
  if (!existsSync(other)) return false;
  const [a, b] = [statSync(file), statSync(other)];
  if (a.ino === b.ino && a.dev === b.dev) return true;
  return a.size === b.size && readFileSync(file).equals(readFileSync(other));
}

/**
 * Hard-links a file, which needs no space and no time; copies it on a disk without hard links. Throws when the target
 * exists. Built files are replaced, never written in place, because that would change the other name too.
 */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

/** Writes a file atomically: a build that is stopped leaves no half-written file, and no reader sees one. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Hashes texts and bytes with SHA-256. */
export function sha256(
  parts: readonly (string | Buffer)[],
  encoding: 'base64' | 'base64url' | 'hex' = 'base64url',
): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest(encoding);
}
