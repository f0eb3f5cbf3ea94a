import { expect, test } from 'vitest';
import { findUntranslated } from './coverage.ts';
import type { Pair } from './translatedFiles.ts';

const field = (words: string, own: string, as: 'words' | 'address' | 'name' = 'words') => ({
  place: 'title',
  words,
  as,
  own,
});

function found(one: ReturnType<typeof field>, language = 'fr', source = 'en') {
  const pair: Pair = {
    kind: 'stories',
    file: 'rain/story.json',
    translation: `rain/story.${language}.json`,
    shape: 'words',
    isThere: true,
    fields: [one],
  };
  const languageText = (words: string) => words.replaceAll('Audit', ' ');
  const context = { language, source, languageText, isFact: () => false, reviewLog: null };
  return findUntranslated(pair, context).map(({ issue }) => String(issue));
}

test('reports text that equals the source, apart from capitals and line breaks', () => {
  expect(found(field('Rain at last', 'rain  at last'))).toEqual([
    expect.stringMatching(
      /^rain\/story\.fr\.json, title: this is the text of story\.json, .* Write it in "fr"/,
    ),
  ]);
  expect(found(field('rain', 'rain', 'address'))).toHaveLength(1);
});

test('reports text that reads like the source language', () => {
  expect(found(field('It was cold that day', 'It was warm on that day'))).toEqual([
    expect.stringContaining('this reads like "en"'),
  ]);
  expect(found(field('It was cold that day', 'Il faisait froid ce jour-là'))).toEqual([]);
});

test('accepts text that is the same in both languages', () => {
  expect(found(field('Audit', 'Audit'))).toEqual([]);
  expect(found(field('2022', '2022'))).toEqual([]);
  expect(found(field('Leeds', 'Leeds', 'name'))).toEqual([]);
});

test('does not guess unknown languages, nor regions of one language', () => {
  expect(found(field('It was cold that day', 'The one and only day it was'), 'cy')).toEqual([]);
  expect(found(field('Rain', 'Rain'), 'en-GB')).toEqual([]);
});
