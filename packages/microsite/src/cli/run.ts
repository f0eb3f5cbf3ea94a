import { parseArgs } from 'node:util';
import { nearestWord } from '@tamarack-lowe/content-model/internal/text';
import { SettingError } from '@tamarack-lowe/server';
import { ConfigError } from '../config/configIssues.ts';

/** A command of `microsite` that works in the folder of a site. */
export type Command = {
  /** A few words for the list of commands. */
  about: string;
  /** Imports the code of this command, and of no other. */
  load: () => Promise<(folder: string, options?: CommandOptions) => Promise<void>>;
  /** Names of its options. Default: none. */
  options?: readonly (keyof CommandOptions)[];
};

type CommandOptions = {
  build?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  force?: boolean | undefined;
  from?: string | undefined;
  json?: boolean | undefined;
  port?: string | undefined;
  repository?: string | undefined;
  to?: string | undefined;
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  dev: { about: 'shows the site while you change it', load: async () => (await import('./dev.ts')).dev },
  build: { about: 'builds the site', load: async () => (await import('./buildSite.ts')).buildSite },
  start: {
    about: 'serves the built site; with --build, builds it first, and renders pictures while it serves',
    load: async () => (await import('./start.ts')).start,
    options: ['build'],
  },
  rollback: {
    about: 'restores the previous build',
    load: async () => (await import('./builds.ts')).rollback,
  },
  hook: {
    about: 'builds the site after each signed call of a content host',
    load: async () => (await import('./hook.ts')).hook,
  },
  test: {
    about: 'opens every page of the built site in a browser',
    load: async () => (await import('./testSite.ts')).testSite,
  },
  migrate: {
    about: 'moves config, content and style sheets of an older version to this one',
    load: async () => (await import('./migrate.ts')).migrate,
    options: ['force', 'from', 'json'],
  },
  upgrade: {
    about:
      'moves the site to the newest version, or to that of --to; with --dry-run, only says what would change',
    load: async () => (await import('./upgrade.ts')).upgrade,
    options: ['to', 'dry-run'],
  },
  desk: {
    about: 'edits the content in a browser; with --repository <url>, for a team',
    load: async () => (await import('./desk.ts')).desk,
    options: ['port', 'repository'],
  },
  check: { about: 'checks config and content', load: async () => (await import('./check.ts')).checkSite },
};

/** Command that `content-tools` parses and runs, because it works in a content folder without a site. */
const CONTENT = 'content';

/**
 * Runs a command line, and returns its exit code. Prints mistakes in a config, content or setting as words, and other errors with
 * their stack.
 */
export async function run(
  args: readonly string[],
  commands: Readonly<Record<string, Command>> = COMMANDS,
): Promise<number> {
  try {
    if (args[0] === CONTENT) {
      const { runCommand } = await import('@tamarack-lowe/content-tools/internal/cli');
      const { docsAddress } = await import('./docsAddress.ts');
      const text = await runCommand(args.slice(1), { docs: docsAddress() });
      if (text !== '') console.log(text.trimEnd());
      return 0;
    }
    const options = {
      help: { type: 'boolean', short: 'h' },
      build: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      force: { type: 'boolean' },
      from: { type: 'string' },
      json: { type: 'boolean' },
      port: { type: 'string' },
      repository: { type: 'string' },
      to: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, folder = '.'] = positionals;
    if (values.help || name === undefined) {
      console.log(usage(commands));
      return values.help ? 0 : 1;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) {
      const similar = nearestWord(name, [...Object.keys(commands), CONTENT]);
      throw new SettingError(
        `There is no command "${name}".${similar === null ? '' : ` Did you mean "${similar}"?`}\n\n${usage(commands)}`,
      );
    }
    for (const option of Object.keys(values))
      if (!command.options?.some((known) => known === option))
        throw new SettingError(`"microsite ${name}" has no option "--${option}".`);
    await (await command.load())(folder, command.options && values);
    return 0;
  } catch (error) {
    console.error(isUserError(error) ? error.message : error);
    if (error instanceof ConfigError) {
      const { configPages } = await import('./docsAddress.ts');
      console.error(`More about these: ${configPages(error.issues)}`);
    }
    return 1;
  }
}

function usage(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([name, { about }]) => `  microsite ${name.padEnd(8)} ${about}`);
  return [
    'Usage: microsite <command> [folder of the site]',
    '',
    ...lines,
    `  microsite ${CONTENT.padEnd(8)} checks, translates and starts content: microsite content --help`,
  ].join('\n');
}

/**
 * Errors that are recognised by their name, because their class is not loaded here or exists twice: `CheckError` of a
 * command, `ContentError` of bundled code, and errors of the desk that a site has installed.
 */
const NAMES = ['CheckError', 'ContentError', 'DeskSettingError', 'GitError', 'PluginError'];

/** Returns whether the user can correct an error, so that its message is enough. */
function isUserError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
  return (
    isOption || error instanceof ConfigError || error instanceof SettingError || NAMES.includes(error.name)
  );
}
