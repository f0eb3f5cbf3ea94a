import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLines } from './titles.ts';

test('reads one text and a list of lines alike', () => {
  expect(toLines('Discover\n your story ')).toEqual(['Discover', 'your story']);
  expect(toLines(['Discover', '', 'your story'])).toEqual(['Discover', 'your story']);
});

test('never gives an empty line, and the same lines when asked again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (value) => {
      const lines = toLines(value);
      expect(lines.every((line) => line !== '' && line === line.trim())).toBe(true);
      expect(toLines(lines)).toEqual(lines);
    }),
  );
});
