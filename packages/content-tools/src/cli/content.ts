#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { runCommand } from './commands.ts';

// This command became a part of `microsite`; the old name still works.
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
