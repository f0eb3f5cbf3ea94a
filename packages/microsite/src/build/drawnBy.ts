import { createHash } from 'node:crypto';
import { contentHash } from './contentHash.ts';
import type { Drawing } from './render/renderers.ts';

/**
 * A word that changes with what the pages of a site in one language are drawn with besides their source: the code that was
 * built into `folder`, that of the build, and what all of them know.
 */
export function drawnBy(folder: string, { data }: Pick<Drawing, 'data'>): string {
  const code = contentHash(folder, import.meta.dirname);
  return createHash('sha256').update(code).update(JSON.stringify(data)).digest('base64url');
}
