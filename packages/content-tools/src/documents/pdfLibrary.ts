import { ContentError } from '@tamarack-lowe/content-model';

/** Message for a site with documents that lacks the library. A site without documents need not install its 24 MB. */
const MISSING =
  'This site has documents, a checklist or campus packs, and the library that renders them as PDF is not installed. Install it in the folder of the site: npm install pdfkit@0.20.2';

/** Imports the library that renders PDFs. Rejects with a `ContentError` when a site has documents and has not installed it. */
export async function loadPdfLibrary() {
  const { default: PDFDocument } = await import('pdfkit').catch((error: unknown) => {
    throw isMissing(error) ? new ContentError([MISSING]) : error;
  });
  return PDFDocument;
}

/** Returns the full path of the library as a URL. Throws a `ContentError` like `loadPdfLibrary`. */
export function pdfLibraryAddress(): string {
  try {
    return import.meta.resolve('pdfkit');
  } catch (error) {
    throw isMissing(error) ? new ContentError([MISSING]) : error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
