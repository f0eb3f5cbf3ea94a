import { expect, test } from 'vitest';
import { createWords } from '../words/words.tsx';
import { fieldName } from './fieldName.ts';

test('names a field, and the entry that it is in by its number', () => {
  const [english, french] = [createWords('en'), createWords('fr')];
  expect(fieldName('story', ['summary'], english)).toBe('Summary');
  expect(fieldName('story', ['body', 1, 'text'], french)).toMatch(/^\S.*, nº\s2$/);
  expect(fieldName('story', [], english)).toBe('');
});
