import { createHash } from 'node:crypto';

/**
 * Returns six hex digits of the hash of the parts. They are part of a file name, so that a changed file has a new
 * address. Short, because a page names dozens of them and they do not compress.
 */
export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 6);
}
