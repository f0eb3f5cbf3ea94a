import { expect, test } from 'vitest';
import { nameLines } from './pictures.ts';

const words = (name: string) => nameLines(name).lines.map((line) => line.words);

test('writes a short name in one line, and a long one in two of about the same length', () => {
  expect(words('Aube')).toEqual(['Aube']);
  expect(words('Aube & Dupré Ingénieurs')).toEqual(['Aube & Dupré', 'Ingénieurs']);
});

test('keeps the words on the board', () => {
  for (const name of [
    'A',
    'Aube & Dupré',
    'Donaudampfschifffahrtsgesellschaftsamt',
    'A firm with quite a lot of words in it',
  ])
    for (const { y } of nameLines(name).lines) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(80);
    }
});

test('gives one long word the height that it has room for', () => {
  expect(nameLines('Donaudampfschifffahrtsgesellschaftsamt').size).toBeLessThan(10);
  expect(nameLines('Aube').size).toBe(24);
});
