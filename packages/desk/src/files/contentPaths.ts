import { lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';

/** Longest path inside a content folder, in characters. */
const MOST_CHARACTERS = 300;

/** Names that Windows gives to devices, and characters that it allows in no name. */
const WINDOWS_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[. ]$/i;
const FORBIDDEN = /[\\:*?"<>|\p{Cc}\p{Cf}]/u;

/**
 * Returns the full path of a file inside a content folder, with its symbolic links resolved; null for a path that leads out
 * of it, to a hidden file, or to a name that a system could take for another one. `file` has forward slashes.
 *
 * @example resolveInside('/site/content', 'stories/discover/rain/story.json')
 */
export function resolveInside(root: string, file: string): string | null {
  if (!isPlainPath(file)) return null;
  const realRoot = realpathSync(root);
  const target = realTarget(join(realRoot, ...file.split('/')));
  return target !== null && isInside(realRoot, target) ? target : null;
}

/** Returns whether a path is inside a folder and has plain names alone, as far as its text tells: links may lead elsewhere. */
export function isPlainPath(file: string): boolean {
  const parts = file.split('/');
  return (
    file.length <= MOST_CHARACTERS &&
    file === file.normalize() &&
    !isAbsolute(file) &&
    parts.every((part) => part !== '' && !part.startsWith('.') && !isSystemFile(part)) &&
    parts.every((part) => !FORBIDDEN.test(part) && !WINDOWS_NAMES.test(part))
  );
}

/** Resolves the symbolic links of the part of a path that exists; null for a link that leads nowhere. */
function realTarget(path: string): string | null {
  const missing: string[] = [];
  for (let here = path; ; ) {
    try {
      return join(realpathSync(here), ...missing);
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || isLink(here)) return null;
      const parent = join(here, '..');
      if (parent === here) return null;
      missing.unshift(here.slice(parent === sep ? 1 : parent.length + 1));
      here = parent;
    }
  }
}

function isInside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '' && !isAbsolute(inside) && inside.split(sep)[0] !== '..';
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
