import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ContentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { type ReviewLog, recordReview } from './reviewLog.ts';

const read = (content: ContentCopy, files: string[] = []) =>
  recordReview({ root: content.root, language: 'cy', by: 'Nia', today: '2026-12-01', files });
const ledgerOf = (content: ContentCopy): ReviewLog =>
  JSON.parse(readFileSync(content.path('translations.cy.json'), 'utf8'));

test('records reviews sorted by file', () => {
  using content = inWelsh(wholeFirm());
  const files = Object.keys(ledgerOf(content));
  expect(files).toEqual(files.toSorted());
  expect(files).toContain('messages.en-GB.json');
  expect(ledgerOf(content)['facts.json']).toEqual({
    by: 'Mair',
    on: '2026-11-25',
    of: {
      'bikes, source': expect.stringMatching(/^[0-9a-f]{6}$/),
      'bikes, text': expect.stringMatching(/^[0-9a-f]{6}$/),
    },
  });
});

test('records only the named files, by source or translation, and keeps the others', () => {
  using content = inWelsh(wholeFirm());
  const before = ledgerOf(content);
  expect(read(content, ['share.json', 'documents/cv-checklist.cy.json'])).toBe(2);
  const after = ledgerOf(content);
  expect(after['share.json']).toEqual({ ...before['share.json'], by: 'Nia', on: '2026-12-01' });
  expect(after['documents/cv-checklist.json']?.by).toBe('Nia');
  expect(after['brand.json']).toEqual(before['brand.json']);
});

test('removes files that no longer exist', () => {
  using content = inWelsh(wholeFirm());
  content.remove('share.json', 'share.cy.json');
  read(content, ['brand.json']);
  expect(ledgerOf(content)).not.toHaveProperty(['share.json']);
});

test('records nothing when text is missing, or a file has none', () => {
  using content = inWelsh(wholeFirm());
  const before = ledgerOf(content);
  content.edit('share.cy.json', (share) => {
    delete share.ring;
  });
  content.remove('films/films.cy.json');
  expect(() => read(content, ['share.json'])).toThrow('share.cy.json, ring: there is no text here');
  expect(() => read(content, ['films/films.json'])).toThrow('films/films.cy.json: this file is missing');
  expect(() => read(content, ['pinned.json'])).toThrow('pinned.json: this file has no text');
  expect(() => read(content)).toThrow('share.cy.json, ring');
  expect(ledgerOf(content)).toEqual(before);
});
