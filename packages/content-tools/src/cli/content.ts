#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { runCommand } from './commands.ts';

/** Returns whether an error comes from an unknown or invalid option. */
function isSlip(error: NodeJS.ErrnoException): boolean {
  return error.code?.startsWith('ERR_PARSE_ARGS') ?? false;
}

try {
  const words = await runCommand(process.argv.slice(2));
  if (words) console.log(words.trimEnd());
} catch (error) {
  // Mistakes on the command line are printed like issues of the content; other errors are bugs.
  const told = error instanceof ContentError || (error instanceof TypeError && isSlip(error));
  if (!told) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
