import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { createIncrementalCache } from '../files/cache.ts';
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

const unreadIssues = createIncrementalCache<IssueText[]>();

/**
 * Finds issues of files before their content is parsed: damaged text, repeated keys, unsafe drawings, and files that
 * another file overrides.
 */
export function fileIssues(root: string): IssueText[] {
  const paths = pathsBelow(root);
  const unread = paths.flatMap((path) =>
    unreadIssues(path, { files: [path] }, () => issuesOf(() => readAny(root, path))),
  );
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
const READ_EXTENSIONS = ['.json', '.svg', '.vtt', '.mp4', ...PHOTOGRAPHS];

/**
 * Finds file names that are not read because they differ slightly from the right ones, and two files for one thing.
 * `paths` are full paths of files and folders.
 */
function fileNameIssues(root: string, paths: readonly string[]): IssueText[] {
  const languages = listLanguages(root);
  const places = paths.map((path) => nameInside(root, path));
  return [
    ...repeats(places, (place) => place.normalize().toLowerCase()).map(([place, other]) =>
      issue(place, message('fileNameTwice', { other })),
    ),
    ...repeats(places.filter(isPhotograph), (place) => place.slice(0, -extname(place).length)).map(
      ([place, other]) => issue(place, message('photographTwice', { other })),
    ),
    ...repeats(
      places.filter((place) => BLOCK_FILES.includes(place)),
      () => 'blocks',
    ).map(([place, other]) => issue(place, message('blocksTwice', { other }))),
    ...places.flatMap((place) => misnamedIssues(place, languages)),
  ];
}

const isPhotograph = (place: string) => place.startsWith('pictures/') && PHOTOGRAPHS.includes(extname(place));

/** Reports a file that is not read because its name is slightly wrong. */
function misnamedIssues(place: string, languages: readonly string[]): IssueText[] {
  const [name, ending] = [basename(place), extname(place)];
  const small = ending.toLowerCase();
  if (ending !== small && READ_EXTENSIONS.includes(small)) {
    const right = name.slice(0, -ending.length) + small;
    return [issue(place, message('fileEnding', { ending, name: right }))];
  }
  const isLikeStory = /^stories\/[^/]+\/[^/]+\/story\b[^/]*\.json$/i.test(place);
  const stories = ['story.json', ...languages.map((language) => `story.${language}.json`)];
  if (!isLikeStory || stories.includes(name)) return [];
  return [issue(place, message('otherStoryFile', { files: stories.join(', ') }))];
}
