import { ContentError } from '@tamarack-lowe/content-model';
import { message } from '@tamarack-lowe/content-model/internal/content';
import PDFDocument from 'pdfkit';
import type { Checklist, ChecklistGroup, ChecklistPage } from './checklist.ts';
import { FONTS, type FontName, type Inks, markDiscs, SHEET } from './printStyle.ts';

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
 * Draws the checklist as a tagged PDF at the largest scale that fits. The same checklist gives the same bytes. Throws
 * a `ContentError` when a page does not fit.
 */
export async function drawChecklist(checklist: Checklist, root: string): Promise<Buffer> {
  for (const scale of SCALES.slice(0, -1)) {
    try {
      return await drawAt(scale, checklist, root);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
  }
  return drawAt(SCALES.at(-1) ?? 1, checklist, root);
}

async function drawAt(scale: number, checklist: Checklist, root: string): Promise<Buffer> {
  const { doc, bytes } = openPaper(checklist);
  const body = doc.struct('Document');
  doc.addStructure(body);
  checklist.pages.forEach((page, index) => {
    doc.addPage();
    drawRings(doc, checklist.inks);
    const pen: Pen = { doc, y: SHEET.top, parent: body, scale };
    if (index === 0) drawTitle(pen, checklist, drawMark(doc, root));
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

const MARK_SIZE = 46;

/** Draws tree rings in the upper right corner, where the light of every picture comes from. */
function drawRings(doc: PDFKit.PDFDocument, inks: Inks): void {
  decorate(doc, () => {
    for (let ring = 1; ring <= 6; ring++) {
      doc
        .circle(SHEET.width - 20 - ring * 1.6, 24 + ring * 2, ring * 15)
        .lineWidth(1.4)
        .stroke(inks.rings);
    }
  });
}

/** Draws the firm's mark beside the title, and returns the indent of the title in points. */
function drawMark(doc: PDFKit.PDFDocument, root: string): number {
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

/**
 * Cursor of the document: `y` in points from the top, and the structure element (`parent`) that receives the next
 * text.
 */
export type Pen = {
  doc: PDFKit.PDFDocument;
  y: number;
  parent: PDFKit.PDFStructureElement;
  /** Scale of font sizes and spaces: 1, or less where a language needs more words. */
  scale: number;
};

/** Text style in points: `gap` between lines, `after` below, `x` indent. */
type Style = {
  font: FontName;
  size: number;
  colour: string;
  gap?: number;
  after?: number;
  x?: number;
  width?: number;
};

/** Width of the text on a page, in points. */
const WIDTH = SHEET.width - SHEET.left - SHEET.right;

/** Writes a tagged text at the cursor and moves the cursor below it. */
function write(
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

/** Draws decoration that screen readers skip. */
function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** Creates an empty tagged PDF, with a promise of its bytes. The same checklist gives the same bytes. */
function openPaper({ firm, language, title, updated }: Checklist) {
  const date = new Date(`${updated}T12:00:00Z`);
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
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
