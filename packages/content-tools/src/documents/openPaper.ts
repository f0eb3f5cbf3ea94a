import PDFDocument from 'pdfkit';
import type { Checklist } from './checklistTypes.ts';
import { FONTS, type FontName, SHEET } from './printStyle.ts';

/** An empty tagged PDF, and the bytes it will have when it is ended. The same checklist gives the same bytes. */
export function openPaper({ firm, language, title, updated }: Checklist) {
  const date = new Date(`${updated}T12:00:00Z`);
  const doc = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    // Everything is placed by the pen; a margin would start pages of its own.
    margin: 0,
    autoFirstPage: false,
    // Without it a standard font that no page uses would be part of the file.
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
