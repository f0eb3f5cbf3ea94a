import { expect, it } from 'vitest';
import { applyEdits, currentEdits } from '../edits.ts';
import type { Json } from '../protocol.ts';
import { createIssuePlaces, type NamedFile } from './issuePlaces.ts';
import { type DeskMessage, say } from './words.ts';

const RAIN = { topic: 'belongin', single: 'true', body: [{ type: 'quote', text: 'We are {coleagues}.' }] };

/** Mends an issue by its button; null where there is none. */
function mended(
  issue: Pick<DeskMessage, 'en' | 'remedy'>,
  value: Json = RAIN,
  more: Partial<NamedFile> = {},
) {
  const file = { file: 'stories/discover/rain/story.json', language: 'en', value, ...more };
  const { fix } = createIssuePlaces([file], 'en')({ fr: '', ...issue }, 'en');
  return fix ? { label: fix.label, value: applyEdits(value, currentEdits(value, fix.edits)) } : null;
}

it('offers the word that somebody nearly wrote', () => {
  const remedy = { instead: 'belongin', write: 'belonging' };
  expect(mended({ en: 'rain, topic: "belongin" is not in taxonomy.json.', remedy })).toEqual({
    label: 'Write “belonging”',
    value: { ...RAIN, topic: 'belonging' },
  });
  expect(mended({ en: 'rain, topic: It is too long.' })).toBeNull();
});

it('mends a figure inside a sentence, and leaves the sentence', () => {
  const remedy = { instead: '{coleagues}', write: '{colleagues}' };
  expect(mended({ en: 'rain, block 1: there is no fact {coleagues}.', remedy })?.value).toMatchObject({
    body: [{ text: 'We are {colleagues}.' }],
  });
});

it('stands at the text that the remedy is for, where the check names no field', () => {
  const remedy = { instead: '{coleagues}', write: '{colleagues}' };
  const file = { file: 'stories/discover/rain/story.json', language: 'en', value: RAIN };
  const said = { en: 'rain: there is no fact {coleagues}.', fr: '', remedy };
  expect(createIssuePlaces([file], 'en')(said, 'en').path).toEqual(['body', 0, 'text']);
  expect(
    createIssuePlaces([file], 'en')(
      { ...said, en: 'rain: it is too long.', remedy: { instead: 'x', write: 'y' } },
      'en',
    ).path,
  ).toEqual([]);
});

it('takes the quotation marks away from a yes', () => {
  const remedy = { instead: 'true', write: true };
  expect(mended({ en: 'rain, single: "single" must be true or false.', remedy })).toEqual({
    label: say('fixQuotes', 'en'),
    value: { ...RAIN, single: true },
  });
});

it('offers nothing where two values could be meant, or none', () => {
  const remedy = { instead: 'true', write: true };
  const issue = { en: 'rain: something must be true or false.', remedy };
  expect(mended(issue, { single: 'true', offline: 'true' })).toBeNull();
  expect(mended(issue, { single: true })).toBeNull();
});

it('begins a translation that is not there with the words of its source', () => {
  const french = {
    file: 'stories/discover/rain/story.fr.json',
    language: 'fr',
    begin: () => ({ label: 'Rain' }),
  };
  const issue = { en: 'stories/discover/rain/story.fr.json: this translation is missing.' };
  expect(mended(issue, null, french)?.value).toEqual({ label: 'Rain' });
  expect(mended(issue, { label: 'Pluie' }, french)).toBeNull();
});
