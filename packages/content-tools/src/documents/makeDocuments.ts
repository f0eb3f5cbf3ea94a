import { contentHash } from '../files/contentHash.ts';
import type { Sources } from '../read/createSources.ts';
import type { ContentDocument } from './ContentDocument.ts';
import { documentChecklist } from './documentChecklist.ts';

/** A document with the bytes of its PDF. */
export type MadeDocument = { document: ContentDocument; pdf: Buffer };

/** Makes every document that a content folder describes, and says where each will be served. */
export async function makeDocuments(sources: Sources, root: string): Promise<MadeDocument[]> {
  const documents = sources.documents();
  if (documents.length === 0) return [];
  // Whoever only reads content is spared the whole PDF library.
  const { drawChecklist } = await import('./drawChecklist.ts');
  return Promise.all(
    documents.map(async (source) => {
      const pdf = await drawChecklist(documentChecklist(source, sources), root);
      const { key, title, resources } = source;
      const src = `${sources.base}media/documents/${key}.${contentHash(pdf)}.pdf`;
      return { pdf, document: { key, title, src, bytes: pdf.length, resources } };
    }),
  );
}
