import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fullPath, type Page } from './page.ts';

/** A block of code on a page. */
export type Block = { page: string; language: string; text: string };

/** Lists the blocks of code of all pages. */
export function blocksOf(pages: readonly Page[]): Block[] {
  return pages.flatMap((page) =>
    [...page.body.matchAll(/^```(\S*).*\n([\s\S]*?)\n```$/gm)].map(([, language = '', text = '']) => ({
      page: fullPath(page),
      language,
      text,
    })),
  );
}

/** Tests that run every block of some pages, by the beginning of their address. */
export const RUN_BY: Readonly<Record<string, string>> = {
  'guides/a-microsite-in-a-morning': 'tests/morning',
  'fr/guides/a-microsite-in-a-morning': 'tests/morning, because they equal the English ones',
  'guides/recipes': 'tests/recipes',
  'config/': 'packages/microsite, configReference.test.ts',
};

/** Pages that show older forms, whose names packages no longer export. */
const OLDER = ['guides/migrating'];

/** Languages whose blocks are not run here, with the reason. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  '': 'a drawing in letters, a listing, or the output of a command',
  mermaid: 'a drawing',
  css: 'a rule of a theme, whose names the build of a site checks',
  nginx: 'tests/adapters starts nginx with it',
  caddy: 'tests/adapters starts Caddy with the first of two; the other is a trial of the desk on one machine',
  jsonc: 'tests/adapters gives it to the runtime of Cloudflare',
  ini: 'a service of systemd, which a machine of the tests does not have',
  dockerfile: 'no machine of the tests builds images',
};

/** Everything that commands and imports of a block may refer to. */
type Known = { reports: readonly string[]; commands: string; scripts: object };

/** Makes a function that returns what is wrong with a block of code: nothing where it is right. */
export function makeBlockCheck(root: string): (block: Block) => string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const known: Known = {
    reports: globSync('{packages,plugins}/*/api.md', { cwd: root }).map(read),
    commands: read('packages/microsite/README.md'),
    scripts: JSON.parse(read('package.json')).scripts,
  };
  return ({ language, page, text }) => {
    if (language === 'json') return jsonMistakes(text);
    if (language === 'sh') return text.split('\n').flatMap((line) => commandMistakes(known, line));
    if (language === 'ts' || language === 'tsx')
      return [...syntaxMistakes(text), ...(OLDER.includes(page) ? [] : nameMistakes(known, text))];
    return Object.hasOwn(NOT_RUN, language) ? [] : [`nothing checks blocks of "${language}"`];
  };
}

/** Fields without the braces around them, as a text shows some of a file. */
const FRAGMENT = /^(?:"[^"]+"|'[^']+'|[\w.]+): /;

function jsonMistakes(text: string): string[] {
  try {
    JSON.parse(FRAGMENT.test(text) ? `{${text}}` : text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

function syntaxMistakes(text: string): string[] {
  const code = FRAGMENT.test(text) ? `({${text}})` : text;
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'example.tsx',
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/**
 * Lists imported names that no package exports, by the API reports. Searches the reports of all packages, because an entry point
 * may re-export names of another one.
 */
function nameMistakes({ reports }: Known, text: string): string[] {
  return [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@tamarack-lowe\//g)]
    .flatMap(([, names = '']) => names.split(','))
    .map(
      (each) =>
        each
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter((each) => each !== '' && !reports.some((report) => new RegExp(`\\b${each}\\b`).test(report)))
    .map((each) => `no package exports ${each}`);
}

/** Other programs. Their commands are not checked. */
const OTHERS = /^(?:cd|npm install|npm (?:test|start)\b|docker|nginx|git|curl|node)\b/;

/** Lists the command or script of a line if it does not exist. */
function commandMistakes({ commands, scripts }: Known, line: string): string[] {
  const command = line
    .replace(/#.*$/, '')
    .replace(/^(?:[A-Z_]+=(?:"[^"]*"|\S+) )+/, '')
    .trim();
  if (command === '' || OTHERS.test(command)) return [];
  const own = /^(?:npx |pnpm exec )?microsite (\S+)/.exec(command)?.[1];
  if (own !== undefined)
    return commands.includes(`\`microsite ${own} `) ? [] : [`there is no command "microsite ${own}"`];
  const script = /^(?:npm run|pnpm(?: run| --silent)?) ([a-z][\w:-]*)/.exec(command)?.[1];
  if (script === undefined) return [`nothing knows "${command}"`];
  if (script === 'exec') return [];
  return Object.hasOwn(scripts, script) ? [] : [`there is no script "${script}"`];
}
