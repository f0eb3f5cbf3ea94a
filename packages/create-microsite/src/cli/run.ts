import { basename, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
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
import { createMicrosite } from '../createMicrosite.ts';
import { readDefaults } from '../template.ts';

/** Environment of the command: its streams, whether a person can answer, and output functions. */
export type Terminal = {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  isInteractive: boolean;
  print: (words: string) => void;
  printError: (words: string) => void;
  /** `YYYY-MM-DD` */
  today: string;
};

/** Exit code after Ctrl+C. */
const INTERRUPTED = 130;

/** Runs a command line and returns the exit code. Prints mistakes as text. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { flags, yes, help } = readFlags(words);
    if (help) {
      terminal.print(usage());
      return 0;
    }
    const { folder, ...answers } = await readAnswers(flags, terminal, yes);
    const files = createMicrosite({ ...answers, folder, today: terminal.today });
    terminal.print(
      `\n${answers.name}: ${files.length} files in ${folder}. Next:\n\n  cd ${quoteShell(folder)}\n  npm install\n  npm start\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return INTERRUPTED;
    if (!isMistake(error)) throw error;
    terminal.printError(error.message);
    return 1;
  }
}

async function readAnswers(flags: FlagValues, terminal: Terminal, yes: boolean) {
  if (yes || !terminal.isInteractive) return collectAnswers(flags, takeDefault);
  const prompt = createInterface(terminal);
  try {
    return await collectAnswers(flags, askInTerminal(prompt, terminal.print));
  } finally {
    prompt.close();
  }
}

const quoteShell = (folder: string) => (/[\s'"]/.test(folder) ? JSON.stringify(folder) : folder);

function isMistake(error: unknown): error is Error {
  const isFlag = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
  return isFlag || error instanceof CreateError;
}

/** Flags of the command, with their help texts. */
const FLAGS = {
  name: { type: 'string', about: 'the name of the firm' },
  language: {
    type: 'string',
    multiple: true,
    about: 'a language, such as de-CH; the first is at the root',
  },
  section: {
    type: 'string',
    multiple: true,
    about: 'the name of a section, or one per language: "A / B"',
  },
  type: {
    type: 'string',
    multiple: true,
    about:
      'a visitor type, up to three: "a student", or one name per language: "A / B"; "everybody" for no choice',
  },
  colour: { type: 'string', about: 'a CSS colour for the theme' },
  yes: { type: 'boolean', short: 'y', about: 'uses defaults instead of questions' },
  help: { type: 'boolean', short: 'h', about: 'shows this help' },
} as const;

/** Values of the flags, as typed. */
type FlagValues = {
  folder?: string | undefined;
  name?: string | undefined;
  language?: string[] | undefined;
  section?: string[] | undefined;
  type?: string[] | undefined;
  colour?: string | undefined;
};

export type Flags = { flags: FlagValues; yes: boolean; help: boolean };

/** Parses a command line. Throws the `TypeError` of `parseArgs` for an unknown flag. */
function readFlags(words: readonly string[]): Flags {
  const { values, positionals } = parseArgs({ args: [...words], options: FLAGS, allowPositionals: true });
  const { yes = false, help = false, ...flags } = values;
  return { flags: { folder: positionals[0], ...flags }, yes, help };
}

/** Returns the help text. */
function usage(): string {
  const lines = Object.entries(FLAGS).map(([flag, { about, ...rest }]) => {
    const suffix = 'multiple' in rest ? ' (may be repeated)' : '';
    return `  --${flag.padEnd(10)} ${about}${suffix}`;
  });
  return ['Usage: npm create @tamarack-lowe/microsite [folder] -- [flags]', '', ...lines].join('\n');
}

/** Asks a question with a default answer, and parses the answer. */
type Ask = <Answer>(question: string, fallback: string, read: (typed: string) => Answer) => Promise<Answer>;

/**
 * Collects the properties of a site from the flags, and asks for the rest. Throws a `CreateError` for an invalid
 * flag.
 */
async function collectAnswers(flags: FlagValues, ask: Ask): Promise<Answers & { folder: string }> {
  const defaults = readDefaults();
  const defaultName = flags.folder === undefined ? 'My Firm' : titleCase(basename(resolve(flags.folder)));
  const name =
    flags.name === undefined
      ? await ask('What is the name of the firm?', defaultName, readName)
      : readName(flags.name);
  const languages = flags.language
    ? readLanguages(flags.language)
    : await ask('Which languages does the site have? The first is at the root.', systemLanguage(), (typed) =>
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
    : await ask('What is the colour of the firm?', defaults.colour, readColour);
  return { folder: flags.folder ?? (slugOf(name) || 'my-firm'), name, languages, sections, types, colour };
}

const splitList = (typed: string) => typed.split(',').filter((part) => part.trim() !== '');

const systemLanguage = () => Intl.DateTimeFormat().resolvedOptions().locale;

/** Derives the name "My Firm" from the folder `my-firm`. */
function titleCase(folder: string): string {
  return folder
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ');
}

/** Asks at a terminal. Repeats the question with the reason after an invalid answer. */
function askInTerminal(terminal: Interface, print: (words: string) => void): Ask {
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
const takeDefault: Ask = async (_question, fallback, read) => read(fallback);
