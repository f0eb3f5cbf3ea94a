import type { PageStory } from '@tamarack-lowe/content-tools';
import { TOLD_FILM } from './grownFirmFilms.ts';
import { SMALL_FIRM_STORY as first } from './smallFirmContent.ts';

const students: PageStory = { ...first, for: ['student'] };

const learn: PageStory = { ...students, section: 'learn', single: false };

/** The story of the small firm, and five of the second section: one for each visitor type alone, one with a film. */
export const GROWN_FIRM_STORIES: readonly PageStory[] = [
  students,
  {
    ...learn,
    slug: '$$$',
    label: 'What it costs',
    title: ['What it', 'costs'],
    topic: 'belonging',
    images: [{ media: 'films/exams', type: 'video', alt: 'Exams', film: TOLD_FILM }],
  },
  { ...learn, title: ['A week of', 'school'] },
  { ...learn, slug: 'night-class', label: 'Night class', title: ['Night class'], for: ['experienced'] },
  { ...learn, slug: 'at-home', label: 'At home', topic: 'belonging', for: ['student', 'experienced'] },
  { ...learn, slug: 'elsewhere', label: 'Elsewhere', topic: 'clients', for: ['experienced'] },
];
