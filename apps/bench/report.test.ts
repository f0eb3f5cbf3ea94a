import { expect, test } from 'vitest';
import { markdownTable, median, putSection, ratio } from './report.ts';

const PAGE = 'Before\n\n<!-- bench -->\n<!-- /bench -->\n\nAfter\n';
const section = (value: number) => ({
  title: 'Heap',
  note: 'How.',
  columns: ['', 'MiB'],
  rows: [['all', value]],
});

test('adds a section that is new and replaces one that is not', () => {
  const first = putSection(PAGE, 'heap', section(2));
  const second = putSection(putSection(first, 'visit', section(9)), 'heap', section(3));

  expect(first).toContain('### Heap\n\nHow.\n\n|  | MiB |\n|---|--:|\n| all | 2 |');
  expect(second).not.toContain('| all | 2 |');
  expect(second.indexOf('| all | 3 |')).toBeLessThan(second.indexOf('| all | 9 |'));
  expect(second).toMatch(/^Before\n[\s\S]*\nAfter\n$/);
});

test('names a page without an end mark', () => {
  expect(() => putSection('Words', 'heap', section(1))).toThrow('no end mark');
});

test('writes names to the left and numbers to the right', () => {
  expect(markdownTable(['page', 'ms'], [['/', 12]])).toBe('| page | ms |\n|---|--:|\n| / | 12 |');
});

test('says how many times the reference a value is', () => {
  expect(ratio(105, 100)).toBe('1.05 ×');
  expect(ratio(50, 100)).toBe('0.50 ×');
});

test('says nothing where there is nothing to compare with', () => {
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
