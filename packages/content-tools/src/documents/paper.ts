import { loadPdfLibrary } from './pdfLibrary.ts';
import { FONTS, type FontName, type Inks, markDiscs, type Sheet } from './printStyle.ts';

/**
 * Cursor of the document: `y` in points from the top, and the structure element (`parent`) that receives the next
 * text.
 */
export type Pen = {
  doc: PDFKit.PDFDocument;
  sheet: Sheet;
  y: number;
  parent: PDFKit.PDFStructureElement;
  /** Scale of font sizes and spaces: 1, or less where a language needs more words. */
  scale: number;
};

/** Text style in points: `gap` between lines, `after` below, `x` indent. */
export type Style = {
  font: FontName;
  size: number;
  colour: string;
  gap?: number;
  after?: number;
  x?: number;
  width?: number;
};

/** Writes a tagged text at the cursor and moves the cursor below it. */
export function write(
  pen: Pen,
  tag: string,
  words: string,
  { font, size, colour, gap = 2, after = 0, x = 0, width }: Style,
): void {
  const { doc, parent, scale, sheet } = pen;
  doc
    .font(font)
    .fontSize(size * scale)
    .fillColor(colour);
  const options = { width: (width ?? sheet.width - sheet.left - sheet.right) - x, lineGap: gap * scale };
  doc.text(words, sheet.left + x, pen.y, { ...options, structParent: parent, structType: tag });
  pen.y += doc.heightOfString(words, options) + after * scale;
}

/** Draws decoration that screen readers skip. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Metadata of a PDF. `updated`: its date, `YYYY-MM-DD`, so that the same words give the same bytes. */
export type PaperMetadata = { firm: string; language: string; title: string; updated: string };

/** Creates an empty tagged PDF, with a promise of its bytes. */
export async function openPaper({ firm, language, title, updated }: PaperMetadata, sheet: Sheet) {
  const PDFDocument = await loadPdfLibrary();
  const date = new Date(`${updated}T12:00:00Z`);
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    // Text is positioned by the cursor; a margin would start pages automatically.
    margin: 0,
    autoFirstPage: false,
    // Without this option PDFKit adds a standard font that no page uses.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: firm,
      Creator: firm,
      Producer: 'PDFKit',
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const name of Object.keys(FONTS) as FontName[]) doc.registerFont(name, FONTS[name]());
  return { doc, bytes };
}

const MARK_SIZE = 46;

/** Draws tree rings in the upper right corner, where the light of every picture comes from. */
export function drawRings(doc: PDFKit.PDFDocument, inks: Inks, sheet: Sheet): void {
  decorate(doc, () => {
    for (let ring = 1; ring <= 6; ring++) {
      doc
        .circle(sheet.width - 20 - ring * 1.6, 24 + ring * 2, ring * 15)
        .lineWidth(1.4)
        .stroke(inks.rings);
    }
  });
}

/** Draws the firm's mark beside the title, and returns the indent of the title in points. */
export function drawMark(doc: PDFKit.PDFDocument, sheet: Sheet, root: string): number {
  const discs = markDiscs(root);
  if (discs.length === 0) return 0;
  decorate(doc, () => {
    doc
      .save()
      .translate(sheet.left, sheet.top - 8)
      .scale(MARK_SIZE / 72);
    for (const { path, colour } of discs) doc.path(path).fill(colour);
    doc.restore();
  });
  return 60;
}
