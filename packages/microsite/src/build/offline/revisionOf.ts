import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What files are made of, in eight characters. */
export function revisionOf(...files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 8);
}
