import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentTitle, slideLabel, toLines } from './titles.ts';

test('reads one text and a list of lines alike', () => {
  expect(toLines('Discover\n your story ')).toEqual(['Discover', 'your story']);
  expect(toLines(['Discover', '', 'your story'])).toEqual(['Discover', 'your story']);
});

test('never returns an empty line, and splits its own lines into the same lines', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (value) => {
      const lines = toLines(value);
      expect(lines.every((line) => line !== '' && line === line.trim())).toBe(true);
      expect(toLines(lines)).toEqual(lines);
    }),
  );
});

const brand = { short: 'Tamarack Lowe' };

test('puts the firm before the title of the page', () => {
  expect(documentTitle(brand, 'Meet the team')).toBe('Tamarack Lowe | Meet the team');
});

test('joins the lines of a title', () => {
  expect(documentTitle(brand, ['Discover', 'a place to belong'])).toBe(
    'Tamarack Lowe | Discover a place to belong',
  );
});

test('names a slide by its whole title, and the first slide by its header', () => {
  const slide = { title: ['Where', 'paths'], header: ['Meet', 'Bring boots.'] };
  expect(slideLabel({ ...slide, kind: 'field' })).toBe('Where paths');
  const longer = { ...slide, kind: 'field', runsOn: true } as const;
  expect(slideLabel(longer)).toBe('Where paths Meet');
  expect(slideLabel({ ...slide, kind: 'intro' })).toBe('Meet Bring boots.');
});

test('leaves the bar out without a title', () => {
  expect(documentTitle(brand, ' ')).toBe('Tamarack Lowe');
});
