import { createHash } from 'node:crypto';

/**
 * Six hex digits of what the parts say. Part of a file name, so that a changed file has a new address; pages name dozens of
 * them, and they are what of a page cannot be packed.
 */
export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 6);
}
