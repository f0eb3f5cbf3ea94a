import { expect, test } from 'vitest';
import {
  completeName,
  outsidePlaceholders,
  placeholdersIn,
  removedPlaceholder,
  typedName,
} from './placeholders.ts';

const TEXT = 'We are {colleagues} here.';
const [CHIP] = placeholdersIn(TEXT);

test('finds placeholders, and leaves other braces alone', () => {
  expect(placeholdersIn('{a} {} {b c} {été}').map(({ name }) => name)).toEqual(['a', 'été']);
});

test('a caret never stands in a placeholder', () => {
  const { start = 0, end = 0 } = CHIP ?? {};
  const caret = (at: number, previous: number) =>
    outsidePlaceholders(TEXT, { start: at, end: at }, previous).start;
  expect(caret(start + 1, start)).toBe(end);
  expect(caret(end - 1, end)).toBe(start);
  expect(caret(start + 2, 0)).toBe(start);
  expect(caret(start, start - 1)).toBe(start);
});

test('a selection holds whole placeholders', () => {
  const { start = 0, end = 0 } = CHIP ?? {};
  expect(outsidePlaceholders(TEXT, { start: 2, end: start + 3 }, 0)).toEqual({ start: 2, end });
  expect(outsidePlaceholders(TEXT, { start: start + 3, end: end + 2 }, 0)).toEqual({ start, end: end + 2 });
});

test('removes a placeholder whole', () => {
  const { start = 0, end = 0 } = CHIP ?? {};
  expect(removedPlaceholder(TEXT, { start: end, end }, 'Backspace')).toEqual(CHIP);
  expect(removedPlaceholder(TEXT, { start, end: start }, 'Delete')).toEqual(CHIP);
  expect(removedPlaceholder(TEXT, { start: 3, end: 3 }, 'Backspace')).toBeNull();
});

test('completes the name that is being typed', () => {
  expect(typedName('We are {col', 11)).toBe('col');
  expect(typedName('We are col', 10)).toBeNull();
  expect(completeName('We are {col here', 11, 'colleagues')).toEqual({
    text: 'We are {colleagues} here',
    caret: 19,
  });
  expect(completeName('{col}', 4, 'colleagues').text).toBe('{colleagues}');
});
