import { expect, test } from 'vitest';
import type { ItemSummary } from '../../protocol.ts';
import { createWords } from '../words/words.tsx';
import { fileName } from './fileName.ts';

const summary = (id: string, title: string, languages: string[]): ItemSummary => ({
  ...{ id, kind: 'story', title },
  languages: languages.map((language) => ({ language, file: id, state: 'complete', issues: 0 })),
});
const ITEMS = [
  summary('stories/discover/rain/story.json', 'Rain', ['en', 'fr']),
  summary('glossary.json', 'Glossaire', ['en']),
];
const FOLDER = {
  itemOf: (id: string) => ITEMS.find((item) => item.id === id),
  languages: ['en', 'fr'],
  words: createWords('fr'),
};

test('names a file by its item and language, and one of all languages by its item', () => {
  expect(fileName('stories/discover/rain/story.fr.json', FOLDER)).toBe('Rain · Français');
  expect(fileName('stories/discover/rain/story.json', FOLDER)).toBe('Rain · Anglais');
  expect(fileName('glossary.json', FOLDER)).toBe('Glossaire');
  expect(fileName('translations.fr.json', FOLDER)).toBe('translations.fr.json');
});
