import { basename } from 'node:path/posix';
import type { Remedy } from '@tamarack-lowe/content-model/internal/content';
import { valueAt } from '../edits.ts';
import type { FieldEdit, FieldPath, Issue, Json, WordReplacement } from '../protocol.ts';
import { DESK_LANGUAGES, type DeskLanguage, type DeskMessage, say } from './words.ts';

/** A file that issues may name: its path, language and value. */
export type NamedFile = {
  file: string;
  language: string;
  value: Json | undefined;
  /** Returns the translation that one begins with; null for an item without words. Left out: the file is a source. */
  begin?: (() => Json) | undefined;
};

/** Files by the names that checks give them. */
export type FilesByName = ReadonlyMap<string, NamedFile>;

export function filesByName(files: readonly NamedFile[], sourceLanguage: string): FilesByName {
  const byName = new Map<string, NamedFile>();
  for (const each of files)
    for (const name of namesOf(each, sourceLanguage)) if (!byName.has(name)) byName.set(name, each);
  return byName;
}

/**
 * Finds the file and the field of issues: checks name them in words, "rain (fr), body 3, text". `files` stand in for those of the
 * same name in `others`.
 */
export function createIssuePlaces(
  files: readonly NamedFile[],
  sourceLanguage: string,
  others: FilesByName = new Map(),
) {
  const byName = filesByName(files, sourceLanguage);

  /**
   * `isListed`: for a list of thousands, without buttons that hold a whole translation. An item that is opened asks for its own issues
   * again.
   */
  return (issue: DeskMessage, language: DeskLanguage, isListed = false): Issue => {
    const [, where = ''] = /^([^:\n]+): /.exec(issue[DESK_LANGUAGES[0]]) ?? [];
    const [name = '', ...parts] = where.split(', ');
    const found = byName.get(name) ?? others.get(name);
    // Names of places have no colon; French puts a space before it.
    const said = found
      ? asSentence(issue[language].replace(/^[^:\n]+?[\s\u00a0\u202f]?: /, ''))
      : issue[language];
    // "rain: "summary" must have …" names the field in the message.
    const [, field] = /^[^:\n]+: "(\w+)"/.exec(issue[DESK_LANGUAGES[0]]) ?? [];
    const path = found ? pathOf(found.value, field === undefined ? parts : [...parts, field]) : [];
    const fix = found && fixOf(issue, isListed ? { ...found, begin: undefined } : found, path, language);
    return {
      file: found?.file ?? null,
      // Checks of figures name the block, or the whole story; the remedy knows the text.
      path: fix?.edits[0]?.path ?? path,
      language: found?.language ?? null,
      message: said,
      ...(fix && { fix }),
    };
  };
}

/** Leaves out repeated issues of one place: a figure that is twice in a text is one thing to mend. */
export function distinctIssues(issues: readonly Issue[]): Issue[] {
  const byPlace = new Map<string, Issue>();
  for (const issue of issues) {
    const place = JSON.stringify([issue.file, issue.path, issue.message]);
    if (!byPlace.has(place)) byPlace.set(place, issue);
  }
  return [...byPlace.values()];
}

/** Capitalises a message whose place was cut off. A name of a field or a file at its beginning stays as it is. */
export const asSentence = (message: string): string =>
  message.replace(/^\p{Ll}(?=\p{Ll}*[\s’])/u, (letter) => letter.toLocaleUpperCase());

/** Returns the certain remedy of an issue. For a missing translation, the remedy is to begin it. */
function fixOf(
  { remedy }: DeskMessage,
  { begin, value }: NamedFile,
  path: FieldPath,
  language: DeskLanguage,
): Issue['fix'] {
  if (remedy) return remedyFix(value, path, { remedy, language });
  // A file that cannot be read has no value either, and is undefined.
  const start = value === null ? (begin?.() ?? null) : null;
  return start === null ? undefined : translationFix(start, language);
}

/** Names that checks give to a file. */
function namesOf({ file, language, value }: NamedFile, sourceLanguage: string): string[] {
  const name = basename(file, '.json');
  const folder = file.split('/').at(-2) ?? '';
  const base = file.endsWith('story.json') || /story\.[^.]+\.json$/.test(file) ? folder : name;
  const slug = typeof value === 'object' && value !== null && !Array.isArray(value) ? value.slug : undefined;
  const plain = base.endsWith(`.${language}`) ? base.slice(0, -language.length - 1) : base;
  const names = [plain, ...(typeof slug === 'string' ? [slug] : [])];
  const inLanguage = language === sourceLanguage ? names : names.map((each) => `${each} (${language})`);
  return [
    file,
    basename(file),
    ...inLanguage,
    ...(folder === '' ? [] : inLanguage.map((each) => `${folder}/${each}`)),
  ];
}

/** Names of lists for editors that are not those of their fields. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  block: ['body', 'text'],
  bullet: ['items', 'list', 'bullets'],
  caption: ['cues'],
  entry: ['items', 'list'],
  item: ['items', 'list'],
  language: ['languages'],
  line: ['title', 'header', 'text'],
  person: ['people'],
  picture: ['images'],
  story: ['stories'],
  topic: ['topics'],
  'visitor type': ['visitorTypes'],
};

/** Returns the path of "slide 2, circle 3, text", as far as the value has it. */
export function pathOf(value: Json | undefined, parts: readonly string[]): FieldPath {
  const path: (string | number)[] = [];
  let here: Json | undefined = value;
  for (const part of parts) {
    const [, name = part, number] = /^(.*?) ?(\d+)$/.exec(part) ?? [];
    const field = fieldOf(here, part) ?? fieldOf(here, name);
    if (field !== undefined) {
      path.push(field);
      here = entryOf(here, field);
    }
    if (number === undefined || (field === part && name !== part)) {
      if (field === undefined) break;
      continue;
    }
    const index = Number(number) - 1;
    if (!Array.isArray(here) || index >= here.length) break;
    path.push(index);
    here = here[index];
  }
  return path;
}

function fieldOf(value: Json | undefined, name: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return [name, `${name}s`, ...(LISTS[name] ?? [])].find((each) => Object.hasOwn(value, each));
}

function entryOf(value: Json | undefined, field: string): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value[field] : undefined;
}

/** Returns a button that mends an issue at a place of a value; undefined if the place has changed since. */
export function remedyFix(
  value: Json | undefined,
  path: FieldPath,
  { remedy, language }: { remedy: Remedy; language: DeskLanguage },
): Issue['fix'] {
  const edits = remedyEdits(valueAt(value, path), path, remedy);
  // A value that is there twice is ambiguous. A word in braces is wrong at each place.
  const isCertain = edits.length === 1 || isPlaceholder(remedy);
  if (edits.length === 0 || !isCertain) return undefined;
  const isWord = typeof remedy.instead === 'string' && typeof remedy.write === 'string';
  const label = isWord
    ? say('fixNearMatch', language, { near: String(remedy.write) })
    : say('fixQuotes', language);
  return { label, edits };
}

/** Returns a button that creates a missing translation from the words of its source. */
function translationFix(start: Json, language: DeskLanguage): Issue['fix'] {
  return { label: say('fixTranslation', language), edits: [{ op: 'set', path: [], value: start }] };
}

/** A value is replaced as a whole; of a text that holds more, the word alone. */
function remedyEdits(
  value: Json | undefined,
  path: FieldPath,
  remedy: Remedy,
): (FieldEdit | WordReplacement)[] {
  const { instead, write } = remedy;
  if (value === instead) return [{ op: 'set', path, value: write }];
  if (typeof value === 'string') {
    const isPart = isPlaceholder(remedy) && value.includes(String(instead));
    return isPart ? [{ op: 'replace', path, instead: String(instead), write: String(write) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([part, each]) => remedyEdits(each, [...path, part], remedy));
}

const isPlaceholder = ({ instead }: Remedy) => typeof instead === 'string' && instead.startsWith('{');
