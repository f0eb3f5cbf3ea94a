import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { buildDeck } from '../src/content/buildDeck.ts';
import { createSources } from '../src/content/createSources.ts';
import { CONTENT_FOLDER } from '../src/contentFolder.ts';
import { createPictures } from '../src/media/createPictures.ts';
import { createPictureNotes } from '../src/media/pictureNotes.ts';
import { dataModule } from './generating/dataModule.ts';

const OUT = join(import.meta.dirname, '..', 'src', '__generated__');

/** Writes only what changed, so that watchers stay quiet. */
async function write(name: string, words: string): Promise<void> {
  const file = join(OUT, name);
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== words) await writeFile(file, words);
}

try {
  const sources = createSources(CONTENT_FOLDER);
  const pictures = createPictures(CONTENT_FOLDER, createPictureNotes(CONTENT_FOLDER));
  await mkdir(OUT, { recursive: true });
  await write('brand.ts', dataModule('brand', sources.brand(), 'Brand'));
  await write('facts.ts', dataModule('facts', sources.facts(), 'Facts'));
  await write('messages.ts', dataModule('messages', sources.messages()));
  await write('deck.ts', dataModule('deck', buildDeck(sources, pictures), 'Deck'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
