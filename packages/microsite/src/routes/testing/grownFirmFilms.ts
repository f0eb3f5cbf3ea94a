import type { Film } from '@tamarack-lowe/content-model';
import { SMALL_FIRM_PICTURE } from './smallFirmContent.ts';

/** A film without captions. */
export const SILENT_FILM: Film = {
  src: '/media/films/harbour.1.mp4',
  poster: SMALL_FIRM_PICTURE,
  title: 'The harbour',
  description: 'Boats leave the harbour in the morning.',
  durationSeconds: 9.4,
  bytes: 900_000,
  width: 1920,
  height: 1080,
  captions: [],
  transcript: null,
};

/** A film with captions in two languages. */
export const TOLD_FILM: Film = {
  ...SILENT_FILM,
  src: '/media/films/exams.1.mp4',
  title: 'Exams',
  durationSeconds: 107.8,
  captions: [
    { lang: 'mi', src: '/media/films/exams.1.mi.vtt', label: 'Māori' },
    { lang: 'en', src: '/media/films/exams.1.en.vtt', label: 'English' },
  ],
  transcript: {
    mi: [
      { start: 0, end: 2, text: 'Kia ora koutou.' },
      { start: 2, end: 4, text: 'Kua tae mai te rā.' },
    ],
    en: [{ start: 0, end: 2, text: 'Hello everybody.' }],
  },
};
