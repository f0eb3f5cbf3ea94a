import { parseArgs } from 'node:util';

/** Each flag of the command, and what it says of the site. */
const FLAGS = {
  name: { type: 'string', about: 'the name of the firm' },
  language: {
    type: 'string',
    multiple: true,
    about: 'a language, such as de-CH; the first stands at the root',
  },
  section: {
    type: 'string',
    multiple: true,
    about: 'the name of a section, or one for each language: "A / B"',
  },
  type: {
    type: 'string',
    multiple: true,
    about: 'who visits, up to three: "a student", or one for each language; "everybody" for no choice',
  },
  colour: { type: 'string', about: 'a colour of CSS, of which the theme is made' },
  yes: { type: 'boolean', short: 'y', about: 'asks nothing: what no flag says is as it comes' },
  help: { type: 'boolean', short: 'h', about: 'shows this' },
} as const;

/** What was said on the command line, as it was typed. */
export type Said = {
  folder?: string | undefined;
  name?: string | undefined;
  language?: string[] | undefined;
  section?: string[] | undefined;
  type?: string[] | undefined;
  colour?: string | undefined;
};

export type Flags = { said: Said; yes: boolean; help: boolean };

/** Reads the words of a command line. Throws the `TypeError` of `parseArgs` for a flag that there is not. */
export function readFlags(words: readonly string[]): Flags {
  const { values, positionals } = parseArgs({ args: [...words], options: FLAGS, allowPositionals: true });
  const { yes = false, help = false, ...said } = values;
  return { said: { folder: positionals[0], ...said }, yes, help };
}

/** How the command is used, line by line. */
export function usage(): string {
  const lines = Object.entries(FLAGS).map(([flag, { about, ...rest }]) => {
    const again = 'multiple' in rest ? ' (may be repeated)' : '';
    return `  --${flag.padEnd(10)} ${about}${again}`;
  });
  return ['Usage: npm create @tamarack-lowe/microsite [folder] -- [flags]', '', ...lines].join('\n');
}
