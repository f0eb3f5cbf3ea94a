import { expect, test } from 'vitest';
import type { Film } from '../../Content.server.ts';
import { GROWN_FIRM } from '../../testing/grownFirm.ts';
import { SILENT_FILM, TOLD_FILM } from '../../testing/grownFirmFilms.ts';
import { videoObject } from './videoObject.ts';

const { site } = GROWN_FIRM;
const described = (film: Film, language = site.language) =>
  videoObject(film, { uploaded: '2026-10-22', site: { ...site, language } });

test('describes a film, with its words when it has captions', () => {
  expect(described(TOLD_FILM)).toEqual({
    '@type': 'VideoObject',
    name: 'Exams',
    description: 'Boats leave the harbour in the morning.',
    thumbnailUrl: 'https://korero.example/media/pictures/people/Aroha_Ngata.1-640.avif',
    contentUrl: 'https://korero.example/media/films/exams.1.mp4',
    uploadDate: '2026-10-22',
    duration: 'PT1M48S',
    publisher: { '@id': 'https://korero.example/#organization' },
    transcript: 'Kia ora koutou. Kua tae mai te rā.',
  });
});

test('offers no transcript of a film without captions', () => {
  expect(described(SILENT_FILM)).not.toHaveProperty('transcript');
});

test('writes the length of a short film in seconds, of a long one in minutes and seconds', () => {
  expect(described(SILENT_FILM).duration).toBe('PT9S');
  expect(described(TOLD_FILM).duration).toBe('PT1M48S');
});

test('tells the words of a film in the language of the page', () => {
  expect(described(TOLD_FILM, 'en-NZ').transcript).toBe('Hello everybody.');
  expect(described(TOLD_FILM, 'de')).not.toHaveProperty('transcript');
  const regional = { ...TOLD_FILM.transcript, 'en-NZ': [{ start: 0, end: 2, text: 'Gidday.' }] };
  expect(described({ ...TOLD_FILM, transcript: regional }, 'en-NZ').transcript).toBe('Gidday.');
});
