import { parseArgs } from 'node:util';
import { SettingError } from '@tamarack-lowe/server';
import { ConfigError } from '../config/ConfigError.ts';
import { closest } from '../config/closest.ts';
import { CheckError } from './check.ts';
import { COMMANDS, type Command } from './commands.ts';

/**
 * Does what the words of a command line ask, and gives the exit code. Mistakes of a site or of a setting are printed in
 * words; errors of ours with where they came from.
 */
export async function run(
  words: readonly string[],
  commands: Readonly<Record<string, Command>> = COMMANDS,
): Promise<number> {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [word, folder = '.'] = positionals;
    if (values.help || word === undefined) {
      console.log(usage(commands));
      return values.help ? 0 : 1;
    }
    const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
    if (!command) {
      const meant = closest(word, Object.keys(commands));
      throw new SettingError(
        `There is no command "${word}".${meant === null ? '' : ` Did you mean "${meant}"?`}\n\n${usage(commands)}`,
      );
    }
    await (await command.load())(folder);
    return 0;
  } catch (error) {
    console.error(isInWords(error) ? error.message : error);
    return 1;
  }
}

function usage(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.entries(commands).map(([word, { about }]) => `  microsite ${word.padEnd(8)} ${about}`);
  return `Usage: microsite <command> [folder of the site]\n\n${lines.join('\n')}`;
}

/** Errors of content may come from what the build made, which has a class of its own for them: their name tells. */
function isInWords(error: unknown): error is Error {
  const isOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
  const isContent = error instanceof Error && error.name === 'ContentError';
  return (
    isOption || isContent || [ConfigError, SettingError, CheckError].some((kind) => error instanceof kind)
  );
}
