import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { complaintsOf } from '../files/complaintsOf.ts';
import { listFiles } from '../files/listFiles.ts';
import { nameInside, readJson, readTextFile } from '../files/textFiles.ts';
import { readDrawing } from '../images/svg.ts';
import { nameComplaints } from './fileNames.ts';

/** Folders are looked into so far: a link to a folder above would lead round in circles. */
const DEEPEST = 12;

/** Endings of texts that people keep beside what is read. */
const OTHER_TEXTS = /^\.(?:vtt|css|[cm]?[jt]sx?|md|txt|html?|xml|csv|ya?ml)$/;

/**
 * Complaints about the files of a content folder before anybody asks what they mean: texts that were damaged, keys that stand
 * twice, drawings that may not be served, and files that would do nothing because another one stands for them.
 */
export function fileComplaints(root: string): string[] {
  const paths = pathsBelow(root);
  const unread = paths.flatMap((path) => complaintsOf(() => readAny(root, path)));
  return [...unread, ...nameComplaints(root, paths)];
}

/** Every file and folder of a content folder, as full paths, but those that a system left there. */
function pathsBelow(folder: string, depth = 0): string[] {
  return listFiles(folder)
    .filter((name) => name !== 'node_modules')
    .map((name) => join(folder, name))
    .flatMap((path) => [path, ...(depth < DEEPEST && isFolder(path) ? pathsBelow(path, depth + 1) : [])]);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Reads a file as whoever needs it would. */
function readAny(root: string, path: string): unknown {
  const ending = extname(path).toLowerCase();
  const isText = ending === '.json' || ending === '.svg' || OTHER_TEXTS.test(ending);
  if (!isText || isFolder(path)) return undefined;
  if (ending === '.json') return readJson(root, path);
  return ending === '.svg' ? readDrawing(root, path) : readTextFile(path, nameInside(root, path));
}
