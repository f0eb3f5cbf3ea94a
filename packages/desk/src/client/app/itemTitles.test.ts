import { expect, test } from 'vitest';
import { createWords } from '../words/words.tsx';
import { titleLanguage, titleOf, topicName } from './itemTitles.ts';

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
