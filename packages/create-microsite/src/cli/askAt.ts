import type { Interface } from 'node:readline/promises';
import { CreateError } from '../CreateError.ts';
import type { Ask } from './questions.ts';

/** Asks at a terminal. An answer that cannot be read is asked for again, with the reason. */
export function askAt(terminal: Interface, say: (words: string) => void): Ask {
  return async (question, usual, read) => {
    for (;;) {
      const typed = await terminal.question(`${question}${usual && ` (${usual})`} `);
      try {
        return read(typed.trim() === '' ? usual : typed);
      } catch (error) {
        if (!(error instanceof CreateError)) throw error;
        say(error.message);
      }
    }
  };
}

/** Asks nobody: every answer is the usual one. */
export const takeUsual: Ask = async (_question, usual, read) => read(usual);
