import { contentHash } from '../files/contentHash.ts';
import type { Sources } from '../read/sources.ts';
import type { Checklist } from './checklistTypes.ts';
import type { ContentDocument } from './ContentDocument.ts';
import { documentChecklist } from './checklist.ts';
import { keptDocument } from './keptDocument.ts';
import { markDiscs } from './printStyle.ts';

/** A document with the bytes of its PDF. */
export type MadeDocument = { document: ContentDocument; pdf: Buffer };

/** The last sheets of each document, by its language and key, and what they were drawn from. */
const drawn = new Map<string, { from: string; pdf: Promise<Buffer> }>();

/**
 * Makes every document that a content folder describes, and says where each will be served. `cache`: folder of what earlier
 * builds drew. Default: nothing is kept.
 */
export async function makeDocuments(sources: Sources, root: string, cache?: string): Promise<MadeDocument[]> {
  return Promise.all(
    sources.documents().map(async (source) => {
      const { key, title, resources } = source;
      const checklist = documentChecklist(source, sources);
      // A build asks several times, for what it checks, what pages say and what is served.
      const from = JSON.stringify([checklist, markDiscs(root)]);
      const name = `${checklist.language}-${key}`;
      const last = drawn.get(name);
      const draw = () => drawDocument(checklist, root);
      const made =
        last?.from === from
          ? last
          : { from, pdf: cache === undefined ? draw() : keptDocument(cache, { name, from, draw }) };
      drawn.set(name, made);
      const pdf = await made.pdf;
      const src = `${sources.base}media/documents/${key}.${contentHash(pdf)}.pdf`;
      return { pdf, document: { key, title, src, bytes: pdf.length, resources } };
    }),
  );
}

/** Whoever only reads content is spared the whole PDF library. */
async function drawDocument(checklist: Checklist, root: string): Promise<Buffer> {
  const { drawChecklist } = await import('./pdf.ts');
  return drawChecklist(checklist, root);
}
