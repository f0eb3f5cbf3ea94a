import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@tamarack-lowe/content-model';
import { COMMANDS } from './commands.ts';
import { USAGE } from './usage.ts';

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string' },
  cache: { type: 'string', default: '.cache/media' },
  language: { type: 'string' },
  by: { type: 'string' },
  'leave-out': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Does what the command line asks for and gives what to print. Throws a `ContentError` when something needs mending. */
export async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const { by, cache, content, help, language, 'leave-out': leaveOut = [], out } = values;
  const [name, ...words] = positionals;
  if (help || name === undefined) return USAGE;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new ContentError([`There is no command "${name}".`, '', USAGE.trimEnd()]);
  const folder = resolve(content);
  if (!existsSync(folder)) {
    throw new ContentError([`There is no folder ${folder}. Name the content folder: --content DIR`]);
  }
  return command({ folder, out, cache, language, by, leaveOut, words });
}
