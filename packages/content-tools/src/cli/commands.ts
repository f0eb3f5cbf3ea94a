import { relative, resolve } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { bakeMedia } from '../generate/bakeMedia.ts';
import { generateContent } from '../generate/generateContent.ts';
import { otherLanguages } from '../parity/otherLanguages.ts';
import { newStory } from '../generate/newStory.ts';
import { checkCommand } from './checkCommand.ts';
import { createProgress } from './createProgress.ts';
import { parityCommand } from './parityCommand.ts';
import { readCommand } from './readCommand.ts';
import { schemaCommand } from './schemaCommand.ts';

/** What a command is told: its folders, and the words after its name. */
export type CommandOptions = {
  folder: string;
  out: string | undefined;
  cache: string;
  language: string | undefined;
  by: string | undefined;
  leaveOut: readonly string[];
  words: readonly string[];
};

/** Does its work and gives what to print. Throws a `ContentError` when something needs mending. */
type Command = (options: CommandOptions) => string | Promise<string>;

function wanted(out: string | undefined, command: string): string {
  if (out !== undefined) return resolve(out);
  throw new ContentError([`Say where files go: content ${command} --out DIR`]);
}

const today = () => new Date().toISOString().slice(0, 10);

/** The commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  check: ({ folder, leaveOut }) => checkCommand(folder, leaveOut),
  generate: async ({ folder, language, out }) => {
    await generateContent({ folder, out: wanted(out, 'generate'), language });
    return '';
  },
  bake: async ({ cache, folder, out }) => {
    const onPicture = createProgress('Pictures');
    const options = { folder, out: wanted(out, 'bake'), cache: resolve(cache), onPicture };
    const { warnings } = await bakeMedia(options);
    return warnings.join('\n');
  },
  parity: ({ folder, language, leaveOut }) => parityCommand({ folder, language, leaveOut }),
  read: ({ by, folder, language, words }) =>
    readCommand({ folder, language, by, today: today(), files: words }),
  schema: ({ folder }) => schemaCommand(folder),
  new: ({ folder, words: [section, slug] }) => {
    const file = newStory({ folder, section, slug, today: today() });
    const languages = otherLanguages(folder).join(', ');
    const twins = languages && `, and its twin in ${languages}`;
    return `Made ${relative(process.env.INIT_CWD ?? process.cwd(), file)}${twins}. Fill it in, then check the content.`;
  },
};
