import { type FontName, SHEET } from './printStyle.ts';

/** Where the next words go: `y` in points from the top, `parent` the part of the document they belong to. */
export type Pen = {
  doc: PDFKit.PDFDocument;
  y: number;
  parent: PDFKit.PDFStructureElement;
  /** Of all sizes of type and the spaces between: 1, or less where a language needs more words. */
  scale: number;
};

/** How words look. `gap` is the extra space between lines, `after` the space below, `x` the indent, all in points. */
type Style = {
  font: FontName;
  size: number;
  colour: string;
  gap?: number;
  after?: number;
  x?: number;
  width?: number;
};

/** Width of the text on a sheet, points. */
export const WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** Writes a text at the pen, tagged as what it is, and moves the pen below it. */
export function write(
  pen: Pen,
  tag: string,
  words: string,
  { font, size, colour, gap = 2, after = 0, x = 0, width = WIDTH }: Style,
): void {
  const { doc, parent, scale } = pen;
  doc
    .font(font)
    .fontSize(size * scale)
    .fillColor(colour);
  const options = { width: width - x, lineGap: gap * scale };
  doc.text(words, SHEET.left + x, pen.y, { ...options, structParent: parent, structType: tag });
  pen.y += doc.heightOfString(words, options) + after * scale;
}

/** Draws what carries no meaning; readers of tagged documents skip it. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
