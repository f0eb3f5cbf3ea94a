import PDFDocument from 'pdfkit';
import type { ChecklistGroup } from './checklistFrom.ts';
import { FONTS, INKS, markDiscs, SHEET } from './paper.ts';
import { decorate, type Pen, WIDTH, write } from './pen.ts';

/** One page of a checklist. */
export type ChecklistPage = { name: string; lines: string[]; readMore: string; groups: ChecklistGroup[] };

/** Everything a checklist shows. */
export type Checklist = {
  title: string;
  lead: string;
  firm: string;
  licence: string;
  /** `YYYY-MM-DD`, the day the words last changed. It is the date of the file too, so that the same words give the same file. */
  updated: string;
  pages: ChecklistPage[];
};

const BOX = 9;
const INDENT = 22;

/** Tree rings that come in from the upper right, like the light of every picture. */
function drawRings(doc: PDFKit.PDFDocument): void {
  decorate(doc, () => {
    for (let ring = 1; ring <= 6; ring++) {
      doc
        .circle(SHEET.width - 20 - ring * 1.6, 24 + ring * 2, ring * 15)
        .lineWidth(1.4)
        .stroke(INKS.ring);
    }
  });
}

function drawMark(doc: PDFKit.PDFDocument, root: string, size: number): void {
  decorate(doc, () => {
    doc
      .save()
      .translate(SHEET.left, SHEET.top - 8)
      .scale(size / 72);
    for (const { path, colour } of markDiscs(root)) doc.path(path).fill(colour);
    doc.restore();
  });
}

function drawGroup(
  pen: Pen,
  section: PDFKit.PDFStructureElement,
  { title, subtitle, steps, items }: ChecklistGroup,
): void {
  const { doc } = pen;
  pen.parent = section;
  if (title) {
    pen.y += 9;
    write(pen, 'H3', title, { font: 'display', size: 14, colour: INKS.plum, gap: 0, after: 5 });
  }
  if (subtitle) {
    if (!title) pen.y += 3;
    write(pen, 'H4', subtitle, { font: 'strong', size: 10.5, colour: INKS.purple, after: 3 });
  }
  const list = doc.struct('L');
  section.add(list);
  items.forEach((item, index) => {
    const top = pen.y;
    decorate(doc, () => {
      doc
        .roundedRect(SHEET.left + 1, top + 1.5, BOX, BOX, 2.5)
        .lineWidth(1.2)
        .stroke(INKS.purple);
    });
    const entry = doc.struct('LI');
    list.add(entry);
    pen.parent = entry;
    const words = steps ? `${index + 1}. ${item}` : item;
    write(pen, 'LBody', words, { font: 'text', size: 10.5, colour: INKS.plum, x: INDENT, after: 5 });
    entry.end();
  });
  list.end();
}

function drawFooter(pen: Pen, checklist: Checklist, number: number): void {
  const { doc } = pen;
  decorate(doc, () => {
    doc.font('text').fontSize(8.5).fillColor(INKS.muted);
    const y = SHEET.height - SHEET.bottom + 18;
    doc.text(`${checklist.firm}, ${checklist.updated}. ${checklist.licence}`, SHEET.left, y, {
      width: WIDTH - 60,
      lineBreak: false,
    });
    doc.text(`${number} / ${checklist.pages.length}`, SHEET.left, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    });
  });
}

/** The checklist as a tagged PDF. The same checklist gives the same bytes. */
export async function drawChecklist(checklist: Checklist, root: string): Promise<Buffer> {
  const date = new Date(`${checklist.updated}T12:00:00Z`);
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    // Everything is placed by the pen; a margin would start pages of its own.
    margin: 0,
    autoFirstPage: false,
    // Without it a standard font that no page uses would be part of the file.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    info: {
      Title: checklist.title,
      Author: checklist.firm,
      Creator: checklist.firm,
      Producer: 'PDFKit',
      CreationDate: date,
      ModDate: date,
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const name of ['display', 'text', 'strong'] as const) doc.registerFont(name, FONTS[name]());

  const body = doc.struct('Document');
  doc.addStructure(body);
  checklist.pages.forEach((page, index) => {
    doc.addPage();
    drawRings(doc);
    const pen: Pen = { doc, y: SHEET.top, parent: body };
    if (index === 0) {
      drawMark(doc, root, 46);
      write(pen, 'H1', checklist.title, {
        font: 'display',
        size: 30,
        colour: INKS.plum,
        gap: -4,
        x: 60,
        width: 400,
      });
      write(pen, 'P', checklist.lead, {
        font: 'text',
        size: 11.5,
        colour: INKS.muted,
        x: 60,
        width: 400,
        after: 16,
      });
    }
    const section = doc.struct('Sect');
    body.add(section);
    pen.parent = section;
    write(pen, 'H2', page.name, {
      font: 'display',
      size: 21,
      colour: INKS.purple,
      gap: -2,
      width: 400,
      after: 2,
    });
    write(pen, 'P', page.lines.join(' '), {
      font: 'text',
      size: 11,
      colour: INKS.muted,
      width: 400,
      after: 4,
    });
    for (const group of page.groups) drawGroup(pen, section, group);
    pen.y += 6;
    pen.parent = section;
    write(pen, 'P', page.readMore, { font: 'strong', size: 9.5, colour: INKS.muted });
    section.end();
    if (pen.y > SHEET.height - SHEET.bottom) {
      throw new Error(
        `The page "${page.name}" of "${checklist.title}" is ${Math.ceil(pen.y - SHEET.height + SHEET.bottom)} pt too long for one sheet. Shorten its lists.`,
      );
    }
    drawFooter(pen, checklist, index + 1);
  });
  body.end();
  doc.end();
  return whole;
}
