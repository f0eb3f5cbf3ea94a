import { createHash } from 'node:crypto';

/** Eight signs that change with a text: the beginning of its SHA-256, as base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
