import { relative } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { CONTENT_FOLDER } from '../src/contentFolder.ts';
import { newStory } from './writing/newStory.ts';

try {
  const file = newStory(CONTENT_FOLDER, process.argv.slice(2), new Date().toISOString().slice(0, 10));
  console.log(
    `Made ${relative(process.env.INIT_CWD ?? process.cwd(), file)}. Fill it in, then run: pnpm content:check`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
