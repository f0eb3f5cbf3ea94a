import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { buildDeck } from '../src/content/buildDeck.ts';
import { createSources, type Sources } from '../src/content/createSources.ts';
import { fillKnownFacts } from '../src/content/fillKnownFacts.ts';
import { CONTENT_FOLDER } from '../src/contentFolder.ts';
import type { ContentDocument } from '../src/documents.ts';
import { contentHash } from '../src/media/contentHash.ts';
import { createPictures } from '../src/media/createPictures.ts';
import { listFiles } from '../src/media/listFiles.ts';
import { createPictureNotes } from '../src/media/pictureNotes.ts';
import { readDocumentSource } from './documents/documentSource.ts';
import { makeDocument } from './documents/makeDocument.ts';
import { dataModule } from './generating/dataModule.ts';

const OUT = join(import.meta.dirname, '..', 'src', '__generated__');

/** Writes only what changed, so that watchers stay quiet. */
async function write(name: string, content: string | Buffer): Promise<void> {
  const file = join(OUT, name);
  const bytes = Buffer.from(content);
  const before = await readFile(file).catch(() => null);
  if (!before?.equals(bytes)) await writeFile(file, bytes);
}

/** Makes every document that `content/documents` describes, and says where each will be served. */
async function writeDocuments(sources: Sources): Promise<ContentDocument[]> {
  const keys = listFiles(join(CONTENT_FOLDER, 'documents')).map((file) => basename(file, '.json'));
  const documents: ContentDocument[] = [];
  for (const key of keys) {
    const source = readDocumentSource(CONTENT_FOLDER, key);
    const pdf = await makeDocument(source, sources, CONTENT_FOLDER);
    await write(`documents/${key}.pdf`, pdf);
    documents.push({
      key,
      title: source.title,
      src: `/media/documents/${key}.${contentHash(pdf)}.pdf`,
      bytes: pdf.length,
      resources: source.resources,
    });
  }
  return documents;
}

/** Labels that only the head of a built page says: browsers are spared them. */
const HEAD_MESSAGE = /(?:PageTitle|Description)$/;

try {
  const sources = createSources(CONTENT_FOLDER);
  const pictures = createPictures(CONTENT_FOLDER, createPictureNotes(CONTENT_FOLDER));
  await mkdir(join(OUT, 'documents'), { recursive: true });
  await write('brand.ts', dataModule('brand', sources.brand(), 'Brand'));
  await write('facts.ts', dataModule('facts', sources.facts(), 'Facts'));
  const messages = Object.entries(fillKnownFacts(sources.messages(), sources.facts()));
  const chosen = (inHead: boolean) =>
    Object.fromEntries(messages.filter(([key]) => HEAD_MESSAGE.test(key) === inHead));
  await write('messages.ts', dataModule('messages', chosen(false)));
  await write('headMessages.ts', dataModule('headMessages', chosen(true)));
  await write('documents.ts', dataModule('documents', await writeDocuments(sources)));
  await write('deck.ts', dataModule('deck', buildDeck(sources, pictures), 'Deck'));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
