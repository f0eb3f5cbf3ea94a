import { expect, test } from 'vitest';
import type { ItemSummary } from '../../protocol.ts';
import { createWords } from '../words/words.tsx';
import { fieldName, fileName, titleLanguage, titleOf, topicName } from './itemNames.ts';

const CHOICES = {
  sections: [{ id: 'discover', name: 'Grandir ensemble' }],
  visitorTypes: [{ id: 'student', label: 'La relève' }],
};

test('names the file of figures in the language of the desk', () => {
  const figures = { kind: 'facts', title: 'facts' } as const;
  expect(titleOf(figures, CHOICES, createWords('en'))).toBe('Figures');
  expect(titleOf(figures, CHOICES, createWords('fr'))).toBe('Chiffres');
});

test('names slides by their section and their visitors', () => {
  const slides = {
    kind: 'slides',
    title: 'discover.student',
    section: 'discover',
    for: ['student'],
  } as const;
  expect(titleOf({ ...slides, for: ['student'] }, CHOICES, createWords('fr'))).toBe(
    'Grandir ensemble · La relève',
  );
});

test('leaves a story its own title, and says in which language it is', () => {
  expect(titleOf({ kind: 'story', title: 'Belonging' }, CHOICES, createWords('fr'))).toBe('Belonging');
  expect(titleLanguage('story', 'en-CA')).toBe('en-CA');
  expect(titleLanguage('member', 'en-CA')).toBeUndefined();
  expect(titleLanguage('facts', 'en-CA')).toBeUndefined();
});

test('names a topic as the firm does, and by its id where it has no name', () => {
  const topics = [{ id: 'belonging', label: 'Avoir sa place' }];
  expect(topicName({ topics }, 'belonging')).toBe('Avoir sa place');
  expect(topicName({ topics }, 'our-clients')).toBe('our clients');
});

test('names a field, and the entry that it is in by its number', () => {
  const [english, french] = [createWords('en'), createWords('fr')];
  expect(fieldName('story', ['summary'], english)).toBe('Summary');
  expect(fieldName('story', ['body', 1, 'text'], french)).toMatch(/^\S.*, nº\s2$/);
  expect(fieldName('story', [], english)).toBe('');
});

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
