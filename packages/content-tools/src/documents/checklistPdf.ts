import { ContentError } from '@tamarack-lowe/content-model';
import { message } from '@tamarack-lowe/content-model/internal/content';
import type { Checklist, ChecklistGroup, ChecklistPage } from './checklist.ts';
import { decorate, drawMark, drawRings, openPaper, type Pen, write } from './paper.ts';
import { type Inks, SHEET } from './printStyle.ts';

/** Width of headlines in points: the rings in the corner stay free. */
const HEADLINE = 400;

function drawTitle(pen: Pen, { inks, lead, title }: Checklist, x: number): void {
  const place = { x, width: HEADLINE };
  write(pen, 'H1', title, { font: 'display', size: 30, colour: inks.text, gap: -4, ...place });
  write(pen, 'P', lead, { font: 'text', size: 11.5, colour: inks.muted, after: 16, ...place });
}

function drawPage(pen: Pen, { inks, title }: Checklist, page: ChecklistPage): void {
  const { doc, parent } = pen;
  const section = doc.struct('Sect');
  parent.add(section);
  pen.parent = section;
  const width = HEADLINE;
  write(pen, 'H2', page.name, { font: 'display', size: 21, colour: inks.accent, gap: -2, width, after: 2 });
  write(pen, 'P', page.lines.join(' '), { font: 'text', size: 11, colour: inks.muted, width, after: 4 });
  for (const group of page.groups) drawGroup(pen, section, group, inks);
  pen.y += 6;
  pen.parent = section;
  write(pen, 'P', page.readMore, { font: 'strong', size: 9.5, colour: inks.muted });
  section.end();
  const points = Math.ceil(pen.y - SHEET.height + SHEET.bottom);
  if (points <= 0) return;
  throw new ContentError([message('sheetTooLong', { page: page.name, title, points })]);
}

/** Font scales for languages that need more words, from 10.5 pt to 9.7 pt. */
const SCALES = [1, 0.96, 0.92];

/**
 * Renders the checklist as a tagged PDF at the largest scale that fits. The same checklist gives the same bytes. Throws
 * a `ContentError` when a page does not fit.
 */
export async function renderChecklist(checklist: Checklist, root: string): Promise<Buffer> {
  for (const scale of SCALES.slice(0, -1)) {
    try {
      return await renderAt(scale, checklist, root);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return renderAt(SCALES.at(-1) ?? 1, checklist, root);
}

async function renderAt(scale: number, checklist: Checklist, root: string): Promise<Buffer> {
  const { doc, bytes } = await openPaper(checklist, SHEET);
  const body = doc.struct('Document');
  doc.addStructure(body);
  checklist.pages.forEach((page, index) => {
    doc.addPage();
    drawRings(doc, checklist.inks, SHEET);
    const pen: Pen = { doc, sheet: SHEET, y: SHEET.top, parent: body, scale };
    if (index === 0) drawTitle(pen, checklist, drawMark(doc, SHEET, root));
    drawPage(pen, checklist, page);
    drawFooter(pen, checklist, index + 1);
  });
  body.end();
  doc.end();
  return bytes;
}

/** Side of a tick box and indent of the text beside it, in points. */
const BOX = 9;
const INDENT = 22;

function drawBox({ doc, y }: Pen, inks: Inks): void {
  decorate(doc, () => {
    doc
      .roundedRect(SHEET.left + 1, y + 1.5, BOX, BOX, 2.5)
      .lineWidth(1.2)
      .stroke(inks.accent);
  });
}

/** Draws one list with its headings and a tick box before each item. */
function drawGroup(
  pen: Pen,
  section: PDFKit.PDFStructureElement,
  { title, subtitle, steps, items }: ChecklistGroup,
  inks: Inks,
): void {
  const { doc } = pen;
  pen.parent = section;
  if (title) {
    pen.y += 9;
    write(pen, 'H3', title, { font: 'display', size: 14, colour: inks.text, gap: 0, after: 5 });
  }
  if (subtitle) {
    if (!title) pen.y += 3;
    write(pen, 'H4', subtitle, { font: 'strong', size: 10.5, colour: inks.accent, after: 3 });
  }
  const list = doc.struct('L');
  section.add(list);
  items.forEach((item, index) => {
    drawBox(pen, inks);
    const entry = doc.struct('LI');
    list.add(entry);
    pen.parent = entry;
    const words = steps ? `${index + 1}. ${item}` : item;
    write(pen, 'LBody', words, { font: 'text', size: 10.5, colour: inks.text, x: INDENT, after: 5 });
    entry.end();
  });
  list.end();
}

/** Width of the text on a page, in points. */
const WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** Draws the footer: firm, date, licence and page number. */
function drawFooter({ doc }: Pen, checklist: Checklist, number: number): void {
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
