import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/checkContent.ts';
import { contentCopy } from '../../src/testing/contentCopy.ts';
import { newStory } from './newStory.ts';

test('makes a story whose complaints lead an editor through it', () => {
  using content = contentCopy();
  const file = newStory(content.root, ['discover', 'my-first-winter'], '2027-01-02');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    section: 'discover',
    slug: 'my-first-winter',
    updated: '2027-01-02',
  });
  const { complaints } = checkContent(content.root);
  expect(complaints.length).toBeGreaterThanOrEqual(8);
  expect(complaints.every((complaint) => complaint.startsWith('my-first-winter'))).toBe(true);
  expect(complaints.join('\n')).toContain('the short name');
});

test('never writes over a story', () => {
  using content = contentCopy();
  expect(() => newStory(content.root, ['discover', 'belonging'], '2027-01-02')).toThrow(
    'There is a discover story "belonging" already',
  );
});

test('says what to write when the section or slug is missing or wrong', () => {
  using content = contentCopy();
  expect(() => newStory(content.root, ['culture', 'x'], '2027-01-02')).toThrow(
    'pnpm new:story <discover|recruit> <slug>',
  );
  expect(() => newStory(content.root, ['discover'], '2027-01-02')).toThrow('pnpm new:story');
  expect(() => newStory(content.root, ['discover', 'My Story'], '2027-01-02')).toThrow(
    '"My Story" cannot end an address',
  );
});
