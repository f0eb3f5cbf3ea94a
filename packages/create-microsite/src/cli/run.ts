import { createInterface } from 'node:readline/promises';
import { CreateError } from '../CreateError.ts';
import { createMicrosite } from '../createMicrosite.ts';
import { answersFrom } from './questions.ts';
import { askAt, takeUsual } from './askAt.ts';
import { readFlags, usage } from './readFlags.ts';

/** Where a command is given: standard input, whether somebody is there to answer, and where words go. */
export type Terminal = {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  isManned: boolean;
  say: (words: string) => void;
  complain: (words: string) => void;
  /** `YYYY-MM-DD` */
  today: string;
};

/** The exit code of a command that was stopped by Ctrl+C. */
const GAVE_UP = 130;

/** Does what the words of the command line ask, and gives the exit code. Mistakes are printed in words. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { said, yes, help } = readFlags(words);
    if (help) {
      terminal.say(usage());
      return 0;
    }
    const { folder, ...answers } = await answer(said, terminal, yes);
    const files = createMicrosite({ ...answers, folder, today: terminal.today });
    terminal.say(
      `\n${answers.name}: ${files.length} files in ${folder}. Next:\n\n  cd ${quoted(folder)}\n  npm install\n  npm start\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return GAVE_UP;
    if (!isInWords(error)) throw error;
    terminal.complain(error.message);
    return 1;
  }
}

async function answer(said: Parameters<typeof answersFrom>[0], terminal: Terminal, yes: boolean) {
  if (yes || !terminal.isManned) return answersFrom(said, takeUsual);
  const asking = createInterface(terminal);
  try {
    return await answersFrom(said, askAt(asking, terminal.say));
  } finally {
    asking.close();
  }
}

const quoted = (folder: string) => (/[\s'"]/.test(folder) ? JSON.stringify(folder) : folder);

function isInWords(error: unknown): error is Error {
  const isFlag = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS_/.test(String(error.code));
  return isFlag || error instanceof CreateError;
}
