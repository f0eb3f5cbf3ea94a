import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `docs/a-microsite-in-a-morning.md` as it is written. */
export const guide = readFileSync(
  path.join(import.meta.dirname, '../../docs/a-microsite-in-a-morning.md'),
  'utf8',
);

const blocks = [...guide.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)\n```$/gm)].map(
  ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
);

/** Its blocks of code of a kind, with the file that each is about. */
export const ofKind = (kind: string) => blocks.filter((block) => block.kind === kind);

/** Its commands as lists of words, without the settings before them. */
const commands = ofKind('sh')
  .flatMap(({ text }) => text.split('\n'))
  .map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''))
  .map((words) => words.slice(words.findIndex((word) => !/^[A-Z]+=/.test(word))));

/** Arguments after these words, for each command that begins with them. */
export const commandsOf = (...beginning: string[]) =>
  commands
    .filter((words) => beginning.every((word, index) => words[index] === word))
    .map((words) => words.slice(beginning.length).filter((word) => word !== '--'));

type Fields = { [field: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A file with the lines of the guide in place of its own. Throws for a field that the file has not. */
export function changed(file: Fields, lines: Fields): Fields {
  const made = Object.entries(lines).map(([field, value]) => {
    const own = file[field];
    if (own === undefined) throw new Error(`There is no field "${field}".`);
    return [field, isFields(value) && isFields(own) ? changed(own, value) : value];
  });
  return { ...file, ...Object.fromEntries(made) };
}
