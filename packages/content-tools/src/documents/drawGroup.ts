import type { ChecklistGroup } from './checklistFrom.ts';
import { type Inks, SHEET } from './printStyle.ts';
import { decorate, type Pen, write } from './pen.ts';

/** Side of the box to tick, and where the words beside it begin, points. */
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

/** One list of a checklist under its headings, with a box before each item. */
export function drawGroup(
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
