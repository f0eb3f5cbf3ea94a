import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { issuesOf } from '../files/issues.ts';
import { listLanguages } from '../files/languages.ts';
import { listFiles, nameInside, readJson, readTextFile } from '../files/textFiles.ts';
import { PHOTOGRAPHS } from '../images/originals.ts';
import { readSvg } from '../images/svg.ts';
import { BLOCK_FILES } from '../read/customBlocks.ts';

/** Folders are looked into so far: a link to a folder above would lead round in circles. */
const DEEPEST = 12;

/** Endings of texts that people keep beside what is read. */
const OTHER_TEXTS = /^\.(?:vtt|css|[cm]?[jt]sx?|md|txt|html?|xml|csv|ya?ml)$/;

/**
 * Complaints about the files of a content folder before anybody asks what they mean: texts that were damaged, keys that stand
 * twice, drawings that may not be served, and files that would do nothing because another one stands for them.
 */
export function fileIssues(root: string): string[] {
  const paths = pathsBelow(root);
  const unread = paths.flatMap((path) => issuesOf(() => readAny(root, path)));
  return [...unread, ...fileNameIssues(root, paths)];
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
  return ending === '.svg' ? readSvg(root, path) : readTextFile(path, nameInside(root, path));
}

/** Endings of what is read, as they are looked for. */
const READ = ['.json', '.svg', '.vtt', '.mp4', ...PHOTOGRAPHS];

/**
 * Complaints about names in a content folder: files that nobody reads, since they are called nearly as those that are, and two
 * files for one thing: one of them would do nothing. `paths` are full, folders among them.
 */
function fileNameIssues(root: string, paths: readonly string[]): string[] {
  const languages = listLanguages(root);
  const places = paths.map((path) => nameInside(root, path));
  return [
    ...twice(
      places,
      (place) => place.normalize().toLowerCase(),
      (other) =>
        `this name and ${other} differ in capital letters alone, and some machines take the two for one. Keep the right one.`,
    ),
    ...twice(
      places,
      (place) => (isPhotograph(place) ? place.slice(0, -extname(place).length) : undefined),
      (other) =>
        `${other} is a photograph of the same name, and only one of the two is shown. Keep the right one.`,
    ),
    ...twice(
      places,
      (place) => (BLOCK_FILES.includes(place) ? 'blocks' : undefined),
      (other) => `${other} is read, and this file does nothing. Keep one of the two.`,
    ),
    ...places.flatMap((place) => unreadWords(place, languages).map((words) => `${place}: ${words}`)),
  ];
}

/** Complains of each place that is the same as one before it. `plain` is undefined for what is compared with nothing. */
function twice(
  places: readonly string[],
  plain: (place: string) => string | undefined,
  words: (other: string) => string,
): string[] {
  const first = new Map<string, string>();
  return places.flatMap((place) => {
    const key = plain(place);
    if (key === undefined) return [];
    const other = first.get(key);
    if (other === undefined) first.set(key, place);
    return other === undefined ? [] : [`${place}: ${words(other)}`];
  });
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
