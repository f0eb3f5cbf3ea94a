import { expect, test } from 'vitest';
import { markdownTable } from './markdownTable.ts';

test('writes names to the left and numbers to the right', () => {
  expect(markdownTable(['page', 'ms'], [['/', 12]])).toBe('| page | ms |\n|---|--:|\n| / | 12 |');
});
