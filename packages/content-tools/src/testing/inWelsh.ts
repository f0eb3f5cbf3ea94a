import { readFileSync } from 'node:fs';
import { makeTranslation } from '../files/mergeTranslation.ts';
import type { Leaf } from '../files/shapes.ts';
import { recordReview } from '../translations/reviewLog.ts';
import { translatedFiles, translationOf } from '../translations/translatedFiles.ts';
import type { ContentCopy } from './contentCopy.ts';

/** Not Welsh, but different from the source. */
const say = (words: string, as: Leaf) =>
  as === 'address' ? `${words.replace(/\/$/, '')}-cy` : `Yn Gymraeg: ${words}`;

/** Translates an English firm into Welsh: every file has a reviewed translation. */
export function inWelsh(content: ContentCopy): ContentCopy {
  const { root } = content;
  content.edit('brand.json', (brand) => {
    brand.language = 'en-GB';
  });
  content.json('messages.cy.json', {});
  for (const source of translatedFiles(root)) {
    const json: unknown = JSON.parse(readFileSync(content.path(source.file), 'utf8'));
    content.json(translationOf(source, 'cy'), makeTranslation(json, source.shape, say));
  }
  recordReview({ root, language: 'cy', by: 'Mair', today: '2026-11-25', files: [] });
  return content;
}
