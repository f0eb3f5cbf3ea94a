import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash, sha256, writeWhole } from '../files/outputFiles.ts';
import type { ContentDocument } from '../read/documentSchema.ts';
import type { Sources } from '../read/sources.ts';
import { type Checklist, checklistOf } from './checklist.ts';
import { pdfLibraryAddress } from './pdfLibrary.ts';
import { FONTS, markDiscs } from './printStyle.ts';

/** A document and the bytes of its PDF. */
export type MadeDocument = { document: ContentDocument; pdf: Buffer };

/** Last PDF of each document by language and key, with the inputs that it was rendered from. */
const lastRendered = new Map<string, { inputs: string; pdf: Promise<Buffer> }>();

/**
 * Makes every document of a content folder and returns the addresses they will have. `cache`: folder for PDFs of
 * earlier builds. Default: no cache.
 */
export async function makeDocuments(sources: Sources, root: string, cache?: string): Promise<MadeDocument[]> {
  return Promise.all(
    sources.documents().map(async (source) => {
      const { key, title, resources } = source;
      const checklist = checklistOf(source, sources);
      // A build needs the same PDF several times: for the check, for pages and for serving.
      const inputs = JSON.stringify([checklist, markDiscs(root)]);
      const name = `${checklist.language}-${key}`;
      const last = lastRendered.get(name);
      const render = () => renderDocument(checklist, root);
      const made =
        last?.inputs === inputs
          ? last
          : { inputs, pdf: cache === undefined ? render() : cachedDocument(cache, { name, inputs, render }) };
      lastRendered.set(name, made);
      const pdf = await made.pdf;
      const src = `${sources.base}media/documents/${key}.${contentHash(pdf)}.pdf`;
      return { pdf, document: { key, title, src, bytes: pdf.length, resources } };
    }),
  );
}

/** Imported on demand: most callers do not need the PDF library. */
async function renderDocument(checklist: Checklist, root: string): Promise<Buffer> {
  const { renderChecklist } = await import('./checklistPdf.ts');
  return renderChecklist(checklist, root);
}

/**
 * Everything that affects rendering except content: the files here (the whole package where it is installed), the
 * library and the fonts.
 */
const renderDependencies = () => [
  ...readdirSync(import.meta.dirname)
    .filter((name) => /\.[jt]s$/.test(name))
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name))),
  readFileSync(fileURLToPath(pdfLibraryAddress())),
  ...Object.values(FONTS).map((read) => read()),
];

/**
 * Returns the PDF from the folder `cache` when nothing that affects it has changed; otherwise renders it and replaces the cached one.
 */
export async function cachedDocument(
  cache: string,
  { name, inputs, render }: { name: string; inputs: string; render: () => Promise<Buffer> },
): Promise<Buffer> {
  const file = `${name}.${sha256(inputs, ...renderDependencies()).slice(0, 16)}.pdf`;
  if (existsSync(join(cache, file))) return readFileSync(join(cache, file));
  const pdf = await render();
  await writeWhole(join(cache, file), pdf);
  for (const other of readdirSync(cache))
    if (other.startsWith(`${name}.`) && other !== file) rmSync(join(cache, other));
  return pdf;
}
