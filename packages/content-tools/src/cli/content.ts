#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { runCommand } from './runCommand.ts';

try {
  const words = await runCommand(process.argv.slice(2));
  if (words) console.log(words.trimEnd());
} catch (error) {
  // Mistakes on the command line are told like mistakes in the content; all others are ours.
  const told = error instanceof ContentError || (error instanceof TypeError && 'code' in error);
  if (!told) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
