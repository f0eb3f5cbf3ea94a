import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of words and pictures. It stands beside `src` and beside `dist`. A server build that bundles this file
 * moves it somewhere else; then the package is asked for by name.
 */
function findContentFolder(): string {
  const here = import.meta.url;
  const beside = join(dirname(fileURLToPath(here)), '..', 'content');
  if (existsSync(join(beside, 'films', 'films.json'))) return beside;
  const manifest = createRequire(here).resolve('@tamarack-lowe/stories/package.json');
  return join(dirname(manifest), 'content');
}

/** Absolute path of the content folder. */
export const CONTENT_FOLDER = findContentFolder();
