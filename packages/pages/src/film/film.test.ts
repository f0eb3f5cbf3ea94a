import { expect, test } from 'vitest';
import { captionLanguages, captionTracks, transcriptOf } from './film.ts';

const captions = ['de', 'en', 'fr'].map((lang) => ({ lang, src: `/film.${lang}.vtt`, label: lang }));
const lines = [{ start: 0, end: 1, text: 'One' }];

test('captions in the language of the page come first', () => {
  const labels = (language: string) => captionTracks({ captions }, language).map(({ label }) => label);
  expect(labels('en-CA')).toEqual(['en', 'de', 'fr']);
  expect(labels('fr-CA')).toEqual(['fr', 'de', 'en']);
});

test('captions are shown from the start unless they repeat the words in the picture', () => {
  const shown = (language: string) => captionTracks({ captions }, language).map((track) => track.shown);
  expect(shown('de-CH')).toEqual([false, false, false]);
  expect(shown('fr-CA')).toEqual([true, false, false]);
});

test('languages of captions are in words of the page', () => {
  const tracks = [{ lang: 'fr-CA' }, { lang: 'en' }];
  expect(captionLanguages(tracks, 'fr-CA')).toBe('Français et anglais');
  expect(captionLanguages(tracks.toReversed(), 'en-CA')).toBe('English, French');
  expect(captionLanguages([], 'en-CA')).toBe('');
});

test('a transcript is in the language of the page, or else in the first one', () => {
  expect(transcriptOf({ transcript: { de: [], en: lines } }, 'en-CA')).toEqual({ lang: 'en', cues: lines });
  expect(transcriptOf({ transcript: { de: lines } }, 'fr-CA')).toEqual({ lang: 'de', cues: lines });
  expect(transcriptOf({ transcript: null }, 'fr-CA')).toEqual({ lang: 'fr', cues: [] });
});
