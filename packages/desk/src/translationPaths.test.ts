import { expect, test } from 'vitest';
import { languageOf, sourceOf } from './translationPaths.ts';

const LANGUAGES = ['en-CA', 'fr'];

test('finds the source of a translation, also where each file names its language', () => {
  expect(sourceOf('stories/a/story.fr.json', LANGUAGES)).toBe('stories/a/story.json');
  expect(sourceOf('messages.fr.json', LANGUAGES)).toBe('messages.en-CA.json');
  expect(sourceOf('films/Kofi_Mensah.fr.vtt', LANGUAGES)).toBe('films/Kofi_Mensah.en-CA.vtt');
  expect(sourceOf('facts.json', LANGUAGES)).toBe('facts.json');
});

test('takes a file without a language in its name for the source', () => {
  expect(languageOf('stories/a/story.fr.json', LANGUAGES)).toBe('fr');
  expect(languageOf('stories/a/story.json', LANGUAGES)).toBe('en-CA');
});
