import { cachedDocument } from './documents.ts';
import { decorate, drawMark, drawRings, openPaper, type Pen, type Style, write } from './paper.ts';
import { INKS, type Inks, SHEET, type Sheet } from './printStyle.ts';

/** An event on a sheet. `details`: its place and time. */
export type PackSheetEvent = { date: string; title: string; details: string };

/** The pack of one school in one language: a sheet of paper. */
export type PackSheet = {
  language: string;
  /** Name of the firm in this language, at the foot of the sheet. */
  firm: string;
  school: string;
  eyebrow: string;
  lead: string;
  /** Modules per side, and the outlines of the dark ones in that square; the words below, and the address as text. */
  code: { size: number; path: string; label: string; words: string; address: string };
  /** `none` stands in the place of an empty list. */
  events: { title: string; none: string; list: readonly PackSheetEvent[] };
  online: { title: string; list: readonly PackSheetEvent[] };
  recruiter: { title: string; name: string; job: string; email?: string } | null;
  stories: { title: string; list: readonly { title: string; by: string; address: string }[] };
  accommodation: string;
};

/** Sizes of paper. Margins are those of the checklist. */
const PAPERS = { Letter: SHEET, A4: { ...SHEET, width: 595.28, height: 841.89 } } as const satisfies Record<
  string,
  Sheet
>;

/** The packs of all schools as one PDF, a sheet for each. */
export type PackDocument = {
  title: string;
  firm: string;
  /** Language of the document, BCP 47: that of the first sheet where there are several. */
  language: string;
  paper: keyof typeof PAPERS;
  /** Date in the file, `YYYY-MM-DD`, so that the same words give the same bytes. */
  updated: string;
  sheets: readonly PackSheet[];
};

/**
 * Renders the PDF, or reads it from the folder `cache` when nothing that affects it has changed. `root`: the content folder, for the
 * mark of the firm. `name`: name of the cached file.
 */
export async function makePackDocument(
  document: PackDocument,
  { root, cache, name }: { root: string; cache: string; name: string },
): Promise<Buffer> {
  const render = () => renderPackDocument(document, root);
  return cachedDocument(cache, { name, inputs: JSON.stringify([document, root]), render });
}

/** Renders the packs as a tagged PDF, with a bookmark for each school. */
export async function renderPackDocument(document: PackDocument, root: string): Promise<Buffer> {
  const sheet = PAPERS[document.paper];
  const { doc, bytes } = await openPaper(document, sheet);
  const body = doc.struct('Document');
  doc.addStructure(body);
  for (const pack of document.sheets) {
    doc.addPage();
    doc.outline.addItem(pack.school);
    const section = doc.struct('Sect', { lang: pack.language });
    body.add(section);
    drawRings(doc, INKS, sheet);
    const indent = drawMark(doc, sheet, root);
    drawPack({ doc, sheet, y: sheet.top, parent: section, scale: 1 }, pack, indent);
    section.end();
    drawFooter(doc, sheet, `${pack.firm}, ${document.updated}`);
  }
  body.end();
  doc.end();
  return bytes;
}

/** A text, its tag and its style. */
type Line = { tag: string; words: string; style: Style };

/** Font scales, from roomy to tight: the first at which a sheet fits. */
const SCALES = [1, 0.94, 0.88, 0.82];

/** Side of the QR code, which is the width of its column, and the gap between columns, in points. */
const CODE = 150;
const GAP = 28;

function drawPack(start: Pen, pack: PackSheet, indent: number): void {
  const { sheet } = start;
  const width = sheet.width - sheet.left - sheet.right;
  const right = width - CODE;
  const third = (width - 2 * GAP) / 3;
  const head = headLines(pack, INKS, { x: indent, width: right - GAP });
  const left = [
    ...eventLines(pack.events, INKS, { width: right - GAP }),
    ...eventLines({ ...pack.online, none: '' }, INKS, { width: right - GAP }),
  ];
  const beside = besideLines(pack, INKS, { x: right, width });
  const stories = pack.stories.list.map((story, index) => {
    const x = index * (third + GAP);
    return storyLines(story, INKS, { x, width: x + third });
  });
  const storiesTitle = heading(pack.stories.title, INKS);
  const end = [text(pack.accommodation, INKS, { x: 14, width: width - 14 })];

  const heightAt = (scale: number) => {
    const pen = { ...start, scale };
    const columns = Math.max(heightOf(pen, left), CODE + 10 + heightOf(pen, beside));
    const row = Math.max(0, ...stories.map((lines) => heightOf(pen, lines)));
    return heightOf(pen, head) + columns + heightOf(pen, [storiesTitle]) + row + heightOf(pen, end) + 80;
  };
  const room = sheet.height - sheet.bottom - sheet.top;
  const scale = SCALES.find((each) => heightAt(each) <= room) ?? SCALES.at(-1) ?? 1;
  const pen: Pen = { ...start, scale };

  writeAll(pen, head);
  const top = Math.max(pen.y + 14, sheet.top + 110);
  drawCode(pen, pack, { x: sheet.left + right, y: top });
  pen.y = top + CODE + 10;
  writeAll(pen, beside);
  const besideEnd = pen.y;
  pen.y = top;
  writeAll(pen, left);
  pen.y = Math.max(pen.y, besideEnd) + 16;
  if (stories.length > 0) writeAll(pen, [storiesTitle]);
  const row = pen.y;
  const ends = stories.map((lines) => {
    pen.y = row;
    writeAll(pen, lines);
    return pen.y;
  });
  pen.y = Math.max(row, ...ends) + 18;
  drawNote(pen, heightOf(pen, end), width);
  writeAll(pen, end);
}

type Column = { x?: number; width: number };

function headLines({ eyebrow, school, lead }: PackSheet, inks: Inks, column: Column): Line[] {
  return [
    {
      tag: 'P',
      words: eyebrow,
      style: { font: 'strong', size: 11, colour: inks.accent, after: 1, ...column },
    },
    {
      tag: 'H1',
      words: school,
      style: { font: 'display', size: 29, colour: inks.text, gap: -4, after: 6, ...column },
    },
    { tag: 'P', words: lead, style: { font: 'text', size: 11, colour: inks.muted, ...column } },
  ];
}

const heading = (words: string, inks: Inks, column?: Column): Line => ({
  tag: 'H2',
  words,
  style: { font: 'display', size: 15, colour: inks.accent, gap: 0, after: 5, ...column },
});

const text = (words: string, inks: Inks, column: Column, after = 0): Line => ({
  tag: 'P',
  words,
  style: { font: 'text', size: 10.5, colour: inks.text, after, ...column },
});

const strong = (words: string, inks: Inks, column: Column): Line => ({
  tag: 'P',
  words,
  style: { font: 'strong', size: 10.5, colour: inks.text, ...column },
});

const small = (words: string, inks: Inks, column: Column, after = 0): Line => ({
  tag: 'P',
  words,
  style: { font: 'text', size: 9, colour: inks.muted, after, ...column },
});

function eventLines({ title, list, none }: PackSheet['events'], inks: Inks, column: Column): Line[] {
  if (list.length === 0 && none === '') return [];
  const lines = list.flatMap(({ date, title: name, details }): Line[] => [
    { tag: 'P', words: date, style: { font: 'strong', size: 11, colour: inks.accent, ...column } },
    { tag: 'P', words: name, style: { font: 'strong', size: 13, colour: inks.text, gap: 0, ...column } },
    {
      tag: 'P',
      words: details,
      style: { font: 'text', size: 10.5, colour: inks.muted, after: 11, ...column },
    },
  ]);
  return [heading(title, inks, column), ...(list.length === 0 ? [text(none, inks, column, 9)] : lines)];
}

function besideLines({ code, recruiter }: PackSheet, inks: Inks, column: Column): Line[] {
  const person = recruiter && [
    heading(recruiter.title, inks, column),
    strong(recruiter.name, inks, column),
    small(recruiter.job, inks, column, 2),
    ...(recruiter.email === undefined ? [] : [small(recruiter.email, inks, column)]),
  ];
  return [strong(code.words, inks, column), small(code.address, inks, column, 12), ...(person ?? [])];
}

function storyLines(
  { title, by, address }: PackSheet['stories']['list'][number],
  inks: Inks,
  column: Column,
): Line[] {
  return [
    {
      tag: 'P',
      words: title,
      style: { font: 'strong', size: 10.5, colour: inks.text, gap: 0, after: 2, ...column },
    },
    small(by, inks, column, 2),
    small(address, inks, column),
  ];
}

function writeAll(pen: Pen, lines: readonly Line[]): void {
  for (const { tag, words, style } of lines) write(pen, tag, words, style);
}

/** Height of texts below one another, in points. */
function heightOf({ doc, scale, sheet }: Pen, lines: readonly Line[]): number {
  const whole = sheet.width - sheet.left - sheet.right;
  return lines.reduce((sum, { words, style: { font, size, gap = 2, after = 0, x = 0, width = whole } }) => {
    doc.font(font).fontSize(size * scale);
    return sum + doc.heightOfString(words, { width: width - x, lineGap: gap * scale }) + after * scale;
  }, 0);
}

/** Draws the code as a figure that has its address as text for screen readers. */
function drawCode({ doc, parent }: Pen, { code }: PackSheet, { x, y }: { x: number; y: number }): void {
  const figure = doc.struct('Figure', { alt: code.label }, () => {
    doc
      .save()
      .translate(x, y)
      .scale(CODE / code.size);
    doc.rect(0, 0, code.size, code.size).fill('#ffffff');
    doc.path(code.path).fill('#000000');
    doc.restore();
  });
  parent.add(figure);
  figure.end();
}

/** Draws the field behind the last line. */
function drawNote({ doc, sheet, y }: Pen, height: number, width: number): void {
  decorate(doc, () => {
    doc.roundedRect(sheet.left, y - 10, width, height + 18, 10).fill('#fbeee6');
  });
}

function drawFooter(doc: PDFKit.PDFDocument, sheet: Sheet, words: string): void {
  decorate(doc, () => {
    doc.font('text').fontSize(8.5).fillColor(INKS.muted);
    doc.text(words, sheet.left, sheet.height - sheet.bottom + 18, { lineBreak: false });
  });
}
