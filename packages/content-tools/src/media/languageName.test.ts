import { expect, test } from 'vitest';
import { languageName } from './languageName.ts';

test('names a language in itself, with a capital', () => {
  expect(['en', 'fr', 'de', 'fr-CA'].map(languageName)).toEqual([
    'English',
    'Français',
    'Deutsch',
    'Français canadien',
  ]);
});
