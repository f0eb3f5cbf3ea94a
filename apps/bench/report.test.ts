import { expect, test } from 'vitest';
import { markdownTable, median, putSection, ratio } from './report.ts';

const PAGE = 'Before\n\n<!-- bench -->\n<!-- /bench -->\n\nAfter\n';
const section = (value: number) => ({
  title: 'Heap',
  note: 'How.',
  columns: ['', 'MiB'],
  rows: [['all', value]],
});

test('adds a new section, and replaces an existing one', () => {
  const first = putSection(PAGE, 'heap', section(2));
  const second = putSection(putSection(first, 'visit', section(9)), 'heap', section(3));

  expect(first).toContain('### Heap\n\nHow.\n\n|  | MiB |\n|---|--:|\n| all | 2 |');
  expect(second).not.toContain('| all | 2 |');
  expect(second.indexOf('| all | 3 |')).toBeLessThan(second.indexOf('| all | 9 |'));
  expect(second).toMatch(/^Before\n[\s\S]*\nAfter\n$/);
});

test('throws for a page without an end mark', () => {
  expect(() => putSection('Words', 'heap', section(1))).toThrow('no end mark');
});

test('aligns names left and numbers right', () => {
  expect(markdownTable(['page', 'ms'], [['/', 12]])).toBe('| page | ms |\n|---|--:|\n| / | 12 |');
});

test('returns the ratio of a value to its reference', () => {
  expect(ratio(105, 100)).toBe('1.05 ×');
  expect(ratio(50, 100)).toBe('0.50 ×');
});

test('returns a dash without a reference', () => {
  expect(ratio(3, 0)).toBe('–');
  expect(ratio(Number.NaN, 3)).toBe('–');
});

test('is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([7])).toBe(7);
});

test('is no number when there are no values', () => {
  expect(median([])).toBeNaN();
});
