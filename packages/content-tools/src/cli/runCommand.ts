import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '@tamarack-lowe/content-model';
import { bakeMedia } from '../bake/bakeMedia.ts';
import { generateContent } from '../generate/generateContent.ts';
import { newStory } from '../start/newStory.ts';
import { checkCommand } from './checkCommand.ts';
import { createProgress } from './createProgress.ts';
import { USAGE } from './usage.ts';

const OPTIONS = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string' },
  cache: { type: 'string', default: '.cache/media' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function wanted(out: string | undefined, command: string): string {
  if (out !== undefined) return resolve(out);
  throw new ContentError([`Say where files go: content ${command} --out DIR`]);
}

/** Does what the command line asks for and gives what to print. Throws a `ContentError` when something needs mending. */
export async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [command = 'help', section, slug] = positionals;
  const { language, out } = values;
  const folder = resolve(values.content);
  if (values.help || command === 'help') return USAGE;
  if (!existsSync(folder)) {
    throw new ContentError([`There is no folder ${folder}. Name the content folder: --content DIR`]);
  }
  if (command === 'check') return checkCommand(folder);
  if (command === 'generate') {
    await generateContent({ folder, out: wanted(out, command), language });
    return '';
  }
  if (command === 'bake') {
    const cache = resolve(values.cache);
    const onPicture = createProgress('Pictures');
    const { warnings } = await bakeMedia({ folder, out: wanted(out, command), cache, language, onPicture });
    return warnings.join('\n');
  }
  if (command === 'new') {
    const today = new Date().toISOString().slice(0, 10);
    const file = newStory({ folder, section, slug, today });
    return `Made ${relative(process.env.INIT_CWD ?? process.cwd(), file)}. Fill it in, then check the content.`;
  }
  throw new ContentError([`There is no command "${command}".`, '', USAGE.trimEnd()]);
}
