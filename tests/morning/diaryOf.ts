import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type NewSite = {
  /** The folder of the site. */
  folder: string;
  steps: readonly { what: string; seconds: number }[];
  /** Lines that the firm writes itself. */
  own: number;
  /** Places in our source that the guide sends the reader to. */
  looks: number;
};

/** Kinds of files. The first one that matches counts. */
const KINDS: readonly [what: string, belongs: (file: string) => boolean][] = [
  ['content: words', (file) => file.startsWith('content/') && file.endsWith('.json')],
  ['content: drawings', (file) => file.startsWith('content/')],
  ['theme, made of one colour', (file) => file === 'theme.css'],
  ['config', (file) => file === 'microsite.config.ts'],
  ['code', (file) => /(?<!\.d)\.(?:tsx?|jsx?|css)$/.test(file)],
  ['README, CI, scripts, .gitignore', () => true],
];

const GENERATED = /^(?:node_modules|build|\.microsite)\/|^(?:package-lock\.json|\.npmrc)$/;

/** Returns the measurements of a new site in Markdown: the time of each step, and files and lines of each kind. */
export function diaryOf({ folder, steps, own, looks }: NewSite): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !GENERATED.test(file));
  const kindOf = (file: string) => KINDS.findIndex(([, belongs]) => belongs(file));
  const lines = (file: string) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n').length;
  const counted = KINDS.map(([what], kind) => {
    const own = files.filter((file) => kindOf(file) === kind);
    return `| ${what} | ${own.length} | ${own.reduce((sum, file) => sum + lines(file), 0)} |`;
  });
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    '# Time and files of a new site',
    '',
    'The site of [the guide](../a-microsite-in-a-morning.md): four slides, four stories, a team of one, two languages. `pnpm morning`',
    'creates it by name from a registry, follows the guide, takes its pictures and writes this page. Writing the content takes',
    'the rest of the morning.',
    '',
    '| step | seconds |',
    '|---|--:|',
    ...steps.map(({ what, seconds }) => `| ${what} | ${seconds.toFixed(1)} |`),
    `| all | ${total.toFixed(1)} |`,
    '',
    'Files that `npm create` writes, and that belong to the firm from then on:',
    '',
    '| | files | lines |',
    '|---|--:|--:|',
    ...counted,
    '',
    `The firm writes ${own} lines of the guide itself, and looks into our source ${looks} times.`,
    '',
    'Measured on two shared cores, with packages from the cache of npm. No line of code is about build, server, routing or',
    'language.',
    '',
  ].join('\n');
}
