import { createHash } from 'node:crypto';

/**
 * Six hex digits of what the parts say. Part of a file name, so that a changed file has a new address; a page names dozens
 * of them, and nothing packs them.
 */
export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 6);
}
