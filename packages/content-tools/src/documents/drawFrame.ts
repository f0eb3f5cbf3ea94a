import type { Checklist } from './checklistTypes.ts';
import { type Inks, markDiscs, SHEET } from './printStyle.ts';
import { decorate, type Pen, WIDTH } from './pen.ts';

const MARK_SIZE = 46;

/** Tree rings that come in from the upper right, like the light of every picture. */
export function drawRings(doc: PDFKit.PDFDocument, inks: Inks): void {
  decorate(doc, () => {
    for (let ring = 1; ring <= 6; ring++) {
      doc
        .circle(SHEET.width - 20 - ring * 1.6, 24 + ring * 2, ring * 15)
        .lineWidth(1.4)
        .stroke(inks.rings);
    }
  });
}

/** Draws the firm's mark beside the title, and gives how far the title moves in, points. */
export function drawMark(doc: PDFKit.PDFDocument, root: string): number {
  const discs = markDiscs(root);
  if (discs.length === 0) return 0;
  decorate(doc, () => {
    doc
      .save()
      .translate(SHEET.left, SHEET.top - 8)
      .scale(MARK_SIZE / 72);
    for (const { path, colour } of discs) doc.path(path).fill(colour);
    doc.restore();
  });
  return 60;
}

/** Who wrote it and when, what others may do with it, and the number of the page. */
export function drawFooter({ doc }: Pen, checklist: Checklist, number: number): void {
  const { firm, inks, licence, pages, updated } = checklist;
  decorate(doc, () => {
    doc.font('text').fontSize(8.5).fillColor(inks.muted);
    const y = SHEET.height - SHEET.bottom + 18;
    doc.text(`${firm}, ${updated}.${licence ? ` ${licence}` : ''}`, SHEET.left, y, {
      width: WIDTH - 60,
      lineBreak: false,
    });
    doc.text(`${number} / ${pages.length}`, SHEET.left, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  });
}
