import { expect, test } from 'vitest';
import { guessLanguage } from './languageDetection.ts';

test.each([
  ['en', 'The wheel came back on a Monday.'],
  ['en', 'New files, old rings: eight colleagues at the tree'],
  ['en', 'What she’d like to know before the summer'],
  ['fr', 'La roue est revenue un lundi.'],
  ['fr', 'J’ai stationné l’auto derrière la bibliothèque'],
  ['fr', 'Trois piles de dossiers, deux cafés, un chandail'],
  ['fr', 'Le mot « goodwill » n’est pas une humeur.'],
])('reads as %s: %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

test.each([['Analyst, Deals, Victoria'], ['Kaffe und Kuchen zum Wochenende'], ['1 2 3 4 5 6 7'], ['']])(
  'does not guess: %s',
  (text) => {
    expect(guessLanguage(text)).toBeNull();
  },
);
