#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { runCommand } from './commands.ts';

/** Whether somebody wrote an option that there is not. */
function isSlip(error: NodeJS.ErrnoException): boolean {
  return error.code?.startsWith('ERR_PARSE_ARGS') ?? false;
}

try {
  const words = await runCommand(process.argv.slice(2));
  if (words) console.log(words.trimEnd());
} catch (error) {
  // Mistakes on the command line are told like mistakes in the content; all others are ours.
  const told = error instanceof ContentError || (error instanceof TypeError && isSlip(error));
  if (!told) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
