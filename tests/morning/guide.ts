import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Text of `docs/a-microsite-in-a-morning.md`. */
export const guide = readFileSync(
  path.join(import.meta.dirname, '../../docs/a-microsite-in-a-morning.md'),
  'utf8',
);

const blocks = [...guide.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)\n```$/gm)].map(
  ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
);

/** Returns the code blocks of a language, each with the name of its file. */
export const ofKind = (kind: string) => blocks.filter((block) => block.kind === kind);

/** Commands of the guide as lists of words, without environment variables. */
const commands = ofKind('sh')
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
  .map((words) => words.slice(words.findIndex((word) => !/^[A-Z]+=/.test(word))));

/** Returns the remaining arguments of each command that begins with these words. */
export const commandsOf = (...beginning: string[]) =>
  commands
    .filter((words) => beginning.every((word, index) => words[index] === word))
    .map((words) => words.slice(beginning.length).filter((word) => word !== '--'));

type Fields = { [field: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Replaces fields of a file by those of the guide. Throws for a field that the file does not have. */
export function changed(file: Fields, lines: Fields): Fields {
  const made = Object.entries(lines).map(([field, value]) => {
    const own = file[field];
    if (own === undefined) throw new Error(`There is no field "${field}".`);
    return [field, isFields(value) && isFields(own) ? changed(own, value) : value];
  });
  return { ...file, ...Object.fromEntries(made) };
}
