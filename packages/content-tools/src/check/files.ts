import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { issuesOf } from '../files/issues.ts';
import { listLanguages } from '../files/languages.ts';
import { repeats } from '../files/repeats.ts';
import { listFiles, nameInside, readJson, readTextFile } from '../files/textFiles.ts';
import { PHOTOGRAPHS } from '../images/originals.ts';
import { readSvg } from '../images/svg.ts';
import { BLOCK_FILES } from '../read/customBlocks.ts';

/** Depth limit: a symbolic link to a parent folder would loop. */
const DEEPEST = 12;

/** Extensions of text files that people keep beside the content. */
const OTHER_TEXTS = /^\.(?:vtt|css|[cm]?[jt]sx?|md|txt|html?|xml|csv|ya?ml)$/;

/**
 * Finds issues of files before their content is parsed: damaged text, repeated keys, unsafe drawings, and files that
 * another file overrides.
 */
export function fileIssues(root: string): string[] {
  const paths = pathsBelow(root);
  const unread = paths.flatMap((path) => issuesOf(() => readAny(root, path)));
  return [...unread, ...fileNameIssues(root, paths)];
}

/** Lists every file and folder of a content folder as full paths, without those that operating systems create. */
function pathsBelow(folder: string, depth = 0): string[] {
  return listFiles(folder)
    .filter((name) => name !== 'node_modules')
    .map((name) => join(folder, name))
    .flatMap((path) => [path, ...(depth < DEEPEST && isFolder(path) ? pathsBelow(path, depth + 1) : [])]);
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Reads a file by its extension. */
function readAny(root: string, path: string): unknown {
  const ending = extname(path).toLowerCase();
  const isText = ending === '.json' || ending === '.svg' || OTHER_TEXTS.test(ending);
  if (!isText || isFolder(path)) return undefined;
  if (ending === '.json') return readJson(root, path);
  return ending === '.svg' ? readSvg(root, path) : readTextFile(path, nameInside(root, path));
}

/** Extensions that are read, in lower case. */
const READ = ['.json', '.svg', '.vtt', '.mp4', ...PHOTOGRAPHS];

/**
 * Finds file names that are not read because they differ slightly from the right ones, and two files for one thing.
 * `paths` are full paths of files and folders.
 */
function fileNameIssues(root: string, paths: readonly string[]): string[] {
  const languages = listLanguages(root);
  const places = paths.map((path) => nameInside(root, path));
  return [
    ...repeats(places, (place) => place.normalize().toLowerCase()).map(
      ([place, other]) =>
        `${place}: this name and ${other} differ in capital letters alone, and some machines take the two for one. Keep the right one.`,
    ),
    ...repeats(places.filter(isPhotograph), (place) => place.slice(0, -extname(place).length)).map(
      ([place, other]) =>
        `${place}: ${other} is a photograph of the same name, and only one of the two is shown. Keep the right one.`,
    ),
    ...repeats(
      places.filter((place) => BLOCK_FILES.includes(place)),
      () => 'blocks',
    ).map(([place, other]) => `${place}: ${other} is read, and this file does nothing. Keep one of the two.`),
    ...places.flatMap((place) => unreadWords(place, languages).map((words) => `${place}: ${words}`)),
  ];
}

const isPhotograph = (place: string) => place.startsWith('pictures/') && PHOTOGRAPHS.includes(extname(place));

function unreadWords(place: string, languages: readonly string[]): string[] {
  const [name, ending] = [basename(place), extname(place)];
  const small = ending.toLowerCase();
  if (ending !== small && READ.includes(small))
    return [`nobody reads a file that ends in ${ending}. Call it ${name.slice(0, -ending.length)}${small}.`];
  const isLikeStory = /^stories\/[^/]+\/[^/]+\/story\b[^/]*\.json$/i.test(place);
  const stories = ['story.json', ...languages.map((language) => `story.${language}.json`)];
  if (!isLikeStory || stories.includes(name)) return [];
  return [
    `nobody reads this file: the words of a story are in ${stories.join(' and ')}. Move what is right of it there, and take it away.`,
  ];
}
