import { ContentError } from '@tamarack-lowe/content-model';
import type { Checklist, ChecklistPage } from './checklistTypes.ts';
import { drawFooter, drawMark, drawRings } from './drawFrame.ts';
import { drawGroup } from './drawGroup.ts';
import { openPaper } from './openPaper.ts';
import { SHEET } from './printStyle.ts';
import { type Pen, write } from './pen.ts';

/** How wide headlines run, points: the rings in the corner stay free. */
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
  const over = Math.ceil(pen.y - SHEET.height + SHEET.bottom);
  if (over <= 0) return;
  throw new ContentError([
    `The page "${page.name}" of "${title}" is ${over} pt too long for one sheet. Shorten its lists.`,
  ]);
}

/** What type may shrink to where words are longer: one step of print, 10.5 pt to 9.7 pt. */
const SCALES = [1, 0.96, 0.92];

/**
 * The checklist as a tagged PDF, as large as its sheets allow. The same checklist gives the same bytes. Throws a
 * `ContentError` when a page is too long for a sheet.
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
