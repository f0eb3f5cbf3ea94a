import { basename, resolve } from 'node:path';
import type { Interface } from 'node:readline/promises';
import { slugOf } from '@tamarack-lowe/content-model';
import {
  type Answers,
  CreateError,
  readColour,
  readLanguages,
  readName,
  readSections,
  readTypes,
} from '../answers.ts';
import { readDefaults } from '../template.ts';
import type { FlagValues } from './run.ts';

/** Asks a question with a default answer, and parses the answer. */
type Ask = <Answer>(question: string, fallback: string, read: (typed: string) => Answer) => Promise<Answer>;

/**
 * Collects the properties of a site from the flags, and asks for the rest. Throws a `CreateError` for an invalid
 * flag.
 */
export async function collectAnswers(flags: FlagValues, ask: Ask): Promise<Answers & { folder: string }> {
  const fallback = readDefaults();
  const inFolder = flags.folder === undefined ? 'My Firm' : titleCase(basename(resolve(flags.folder)));
  const name =
    flags.name === undefined
      ? await ask('What is the name of the firm?', inFolder, readName)
      : readName(flags.name);
  const languages = flags.language
    ? readLanguages(flags.language)
    : await ask('Which languages does the site have? The first is at the root.', ownLanguage(), (typed) =>
        readLanguages(splitList(typed)),
      );
  const sections = flags.section
    ? readSections(flags.section, languages)
    : await ask(
        'Which sections of slides? Separate names with commas, languages with slashes.',
        '',
        (typed) => readSections(splitList(typed), languages),
      );
  const types = flags.type
    ? readTypes(flags.type, languages)
    : await ask(
        'Which visitor types? Up to three, separated like sections, or "everybody" for no choice.',
        '',
        (typed) => readTypes(splitList(typed), languages),
      );
  const colour = flags.colour
    ? readColour(flags.colour)
    : await ask('What is the colour of the firm?', fallback.colour, readColour);
  return { folder: flags.folder ?? (slugOf(name) || 'my-firm'), name, languages, sections, types, colour };
}

const splitList = (typed: string) => typed.split(',').filter((part) => part.trim() !== '');

const ownLanguage = () => Intl.DateTimeFormat().resolvedOptions().locale;

/** Derives the name "My Firm" from the folder `my-firm`. */
function titleCase(folder: string): string {
  return folder
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}

/** Asks at a terminal. Repeats the question with the reason after an invalid answer. */
export function askInTerminal(terminal: Interface, print: (words: string) => void): Ask {
  return async (question, fallback, read) => {
    for (;;) {
      const typed = await terminal.question(`${question}${fallback && ` (${fallback})`} `);
      try {
        return read(typed.trim() === '' ? fallback : typed);
      } catch (error) {
        if (!(error instanceof CreateError)) throw error;
        print(error.message);
      }
    }
  };
}

/** Takes the default answer without asking. */
export const takeDefault: Ask = async (_question, fallback, read) => read(fallback);
