import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = createRequire(import.meta.url).resolve('@tamarack-lowe/stories/package.json');
const content = path.join(path.dirname(manifest), 'content');

/** The full path of a file of the content folder. */
export function contentFile(...parts: string[]): string {
  return path.join(content, ...parts);
}
