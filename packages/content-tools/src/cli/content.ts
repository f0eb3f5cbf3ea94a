#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { runCommand } from './commands.ts';

// The name of the command before it became a part of `microsite`.
console.error('"content" is now "microsite content".');
try {
  const words = await runCommand(process.argv.slice(2));
  if (words) console.log(words.trimEnd());
} catch (error) {
  const isWrongOption =
    error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  if (!isWrongOption && !(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
