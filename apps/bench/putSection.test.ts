import { expect, test } from 'vitest';
import { putSection } from './putSection.ts';

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

test('says when the page has no place for tables', () => {
  expect(() => putSection('Words', 'heap', section(1))).toThrow('no place for tables');
});
