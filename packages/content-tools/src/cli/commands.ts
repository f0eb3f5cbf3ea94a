import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@tamarack-lowe/content-model';
import {
  dayOf,
  type IssueText,
  joined,
  message,
  readClock,
  readMore,
} from '@tamarack-lowe/content-model/internal/content';
import { checkContent } from '../check/checkContent.ts';
import { messageLanguage, otherLanguages } from '../files/languages.ts';
import { writeMediaFolder } from '../generate/mediaFolder.ts';
import { newStory } from '../generate/newStory.ts';
import { generateContent } from '../generate/siteContent.ts';
import { editorSchemaFiles, SCHEMA_FOLDER } from '../read/editorSchemas.ts';
import { createSources } from '../read/sources.ts';
import { recordReview, reviewLogFile } from '../translations/reviewLog.ts';
import { coverageCommand } from './coverageCommand.ts';
import { findUnnormalised, normaliseCommand } from './normaliseCommand.ts';
import { withdrawCommand } from './withdrawCommand.ts';

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string' },
  cache: { type: 'string', default: '.cache/media' },
  language: { type: 'string' },
  by: { type: 'string' },
  omit: { type: 'string', multiple: true },
  delete: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Runs a command line and returns the text to print. Throws a `ContentError` when there is something to fix. `docs`: address of the
 * documentation, `https://docs.example.com/1.0.0/`, whose pages about errors it names. Default: none is named.
 */
export async function runCommand(args: string[], { docs }: { docs?: string } = {}): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { by, cache, content, delete: isDeleting = false, help, language, omit: omitted = [], out } = values;
  const [name, ...words] = positionals;
  if (help || name === undefined) return USAGE;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ContentError([message('noCommand', { name }), '', USAGE.trimEnd()]);
  const folder = resolve(content);
  if (!existsSync(folder)) throw new ContentError([message('noFolder', { folder })]);
  const spoken = SPEAKING_COMMANDS.includes(name) && language ? language : messageLanguage(folder);
  try {
    const options = { folder, out, cache, language, by, omitted, words, spoken, isDeleting, docs };
    return (await command(options)).toString(spoken);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(error.issues.map((issue) => issue.toString(spoken)));
  }
}

/** Commands whose `--language` is the language of messages, because they read all languages of a folder. */
const SPEAKING_COMMANDS: readonly string[] = ['check', 'new', 'withdraw'];

/** Text of `microsite content --help`. */
const USAGE = `Usage: microsite content <command> [options]

  check                  reports every issue of the content: where it is, what it does, how to fix it
  coverage               counts the translated text of each language, and lists what is missing or outdated
  read [FILE…]           records that you reviewed translations beside their source; without FILE, all of them
  new <section> <slug>   creates the files of a story, one for each language
  withdraw <person>      takes a person out of the next build: stories, pictures, films and what others say of them
  normalise              brings every file into one shape: order of fields, titles as lines, typed blocks
  schema                 writes JSON Schemas with the firm's taxonomy, for completion in editors
  generate --out DIR     writes data modules: brand, facts, messages, headMessages, documents, deck, regions,
                         visitorTypes
  media --out DIR        renders pictures in every width, and copies films, drawings and documents

  --content DIR     the content folder (default: ./content)
  --out DIR         the folder for written files
  --cache DIR       the folder that keeps rendered pictures for the next run (default: ./.cache/media)
  --language CODE   the language to read, where there are several messages.<language>.json; for "check", "new" and
                    "withdraw", the language of messages, en or fr (default: the language of the content)
  --delete          with "withdraw": deletes the files that are about this person alone
  --by NAME         the name of the reviewer
  --omit CODE       a language that may lack stories, people and resources
`;

/** Folders and options of a command, and the arguments after its name. */
type CommandOptions = {
  folder: string;
  out: string | undefined;
  cache: string;
  language: string | undefined;
  by: string | undefined;
  omitted: readonly string[];
  words: readonly string[];
  /** `withdraw` deletes files. */
  isDeleting: boolean;
  /** Address of the documentation. */
  docs: string | undefined;
  /** Language of messages. Default: English. */
  spoken: string | undefined;
};

/** Runs and returns the text to print. Throws a `ContentError` when there is something to fix. */
type Command = (options: CommandOptions) => IssueText | Promise<IssueText>;

function outFolder(out: string | undefined, command: string): string {
  if (out !== undefined) return resolve(out);
  throw new ContentError([message('nameOutFolder', { command })]);
}

const today = () => dayOf(readClock(process.env)());

/** Commands by name. */
const COMMANDS: Readonly<Record<string, Command>> = {
  check: checkCommand,
  generate: async ({ folder, language, out }) => {
    await generateContent({ folder, out: outFolder(out, 'generate'), language });
    return '';
  },
  media: async ({ cache, folder, out }) => {
    const onPicture = createProgress('Pictures');
    const options = { folder, out: outFolder(out, 'media'), cache: resolve(cache), onPicture };
    const { warnings } = await writeMediaFolder(options);
    return warnings.join('\n');
  },
  coverage: coverageCommand,
  read: ({ by, folder, language, words }) =>
    readCommand({ folder, language, by, today: today(), files: words }),
  normalise: ({ folder }) => normaliseCommand(folder),
  withdraw: ({ folder, isDeleting, words: [person] }) =>
    withdrawCommand({ folder, person, today: today(), isDeleting }),
  schema: ({ folder }) => schemaCommand(folder),
  new: ({ folder, words: [section, slug] }) => {
    const made = newStory({ folder, section, slug, today: today() });
    const file = relative(process.env.INIT_CWD ?? process.cwd(), made);
    const languages = otherLanguages(folder).join(', ');
    return languages === ''
      ? message('storyMade', { file })
      : message('storyMadeTranslated', { file, languages });
  },
};

/** Checks a content folder and returns a summary. Throws a `ContentError` with all issues. */
function checkCommand({ folder, omitted, spoken, docs }: CommandOptions): IssueText {
  const untranslated = Object.fromEntries(omitted.map((language) => [language, 'omit' as const]));
  const { codes, issues, leftOut, stories, members, resources, warnings } = checkContent(folder, {
    untranslated,
    language: spoken,
    now: readClock(process.env)(),
  });
  if (issues.length > 0) {
    const place = relative(process.env.INIT_CWD ?? process.cwd(), folder) || folder;
    const toFix = message('toFix', { folder: place, count: issues.length });
    throw new ContentError([...issues.map((issue) => `• ${issue}`), '', toFix, ...readMore(codes, docs)]);
  }
  const unnormalised = findUnnormalised(folder).length;
  const summary = joined([
    message('inOrder', { stories, members, resources }),
    ...Object.entries(leftOut).map(([language, count]) => message('leftOut', { language, count })),
    ...(unnormalised === 0 ? [] : [message('unnormalised', { count: unnormalised })]),
  ]);
  return [...warnings.map((warning) => `• ${warning}`), summary.toString(spoken)].join('\n');
}

type ReadOptions = {
  folder: string;
  language: string | undefined;
  by: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
  /** Paths inside the folder, or relative to the working directory. */
  files: readonly string[];
};

/** Records a review in the review log. Throws a `ContentError` for incomplete translations. */
function readCommand({ folder, language, by, today, files }: ReadOptions): IssueText {
  const languages = otherLanguages(folder);
  if (language === undefined || !languages.includes(language) || !by)
    throw new ContentError([message('nameReview', { languages: languages.join('|') })]);
  const inside = files.map((file) => nameInside(folder, file));
  const count = recordReview({ root: folder, language, by, today, files: inside });
  return message('reviewed', { log: reviewLogFile(language), by, count });
}

/** Returns the path inside the folder of a path that is relative to the folder or to the working directory. */
function nameInside(folder: string, file: string): string {
  const from = relative(folder, resolve(process.env.INIT_CWD ?? process.cwd(), file));
  return (from.startsWith('..') || isAbsolute(from) ? file : from).replaceAll('\\', '/');
}

/**
 * Writes the editor schemas into the folder and returns the text to print. Throws a `ContentError` for an invalid
 * taxonomy.
 */
function schemaCommand(folder: string): IssueText {
  const files = editorSchemaFiles(createSources(folder));
  mkdirSync(join(folder, SCHEMA_FOLDER), { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  return message('schemasWritten', { folder: SCHEMA_FOLDER, count: files.length });
}

/** Number of lines in a log without a cursor. */
const LOG_STEPS = 10;

/** Reports progress: one counting line on a terminal, one line per tenth in a log. */
function createProgress(what: string): (done: number, total: number) => void {
  let logged = 0;
  return (done, total) => {
    const line = `${what}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor((done * LOG_STEPS) / total);
    if (tenth === logged) return;
    logged = tenth;
    console.log(line);
  };
}
