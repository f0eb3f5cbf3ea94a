import { expect, test } from 'vitest';
import { captionTracks } from './captionTracks.ts';
import { transcriptOf } from './transcriptOf.ts';

const captions = ['de', 'en', 'fr'].map((lang) => ({ lang, src: `/film.${lang}.vtt` }));
const lines = [{ start: 0, end: 1, text: 'One' }];

test('names the language of captions in itself, those of the page first', () => {
  const labels = (language: string) => captionTracks({ captions }, language).map(({ label }) => label);
  expect(labels('en-CA')).toEqual(['English', 'Deutsch', 'Français']);
  expect(labels('fr-CA')).toEqual(['Français', 'Deutsch', 'English']);
});

test('shows the words of a film in the language of the page, else in one that there is', () => {
  expect(transcriptOf({ transcript: { de: [], en: lines } }, 'en-CA')).toEqual({ lang: 'en', cues: lines });
  expect(transcriptOf({ transcript: { de: lines } }, 'fr-CA')).toEqual({ lang: 'de', cues: lines });
  expect(transcriptOf({ transcript: null }, 'fr-CA')).toEqual({ lang: 'fr', cues: [] });
});
