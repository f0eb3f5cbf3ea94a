import type { CampusEvent, DeckSlide, Film, Picture, SiteVisitorType } from '@tamarack-lowe/content-model';
import type { PicturesByType } from '../data.ts';
import type { ShownStory } from '../story/storyData.ts';

/** Data for pages, of an invented firm. */
export const picture: Picture = {
  src: '/media/a-tree',
  widths: [160, 320],
  ratio: 1,
  colour: '#556677',
  focal: { x: 50, y: 50 },
};

const type = (id: string, colourScheme: SiteVisitorType['colourScheme']): SiteVisitorType => ({
  id,
  slug: id,
  colourScheme,
  label: `a ${id}`,
  more: `or nearly a ${id}`,
  menu: `Roots for a ${id}`,
  roles: `Roles for a ${id}`,
  nextStep: `Ask about being a ${id}`,
  team: `Each ${id}`,
  recruits: `Looks after each ${id}`,
});

/** Two visitor types, and a third. */
export const SEEDLING = type('seedling', 'dawn');
export const TREE = type('tree', 'dusk');
export const OWL = type('owl', 'night');

/** Returns the same value for each visitor type. */
export const ofAll = <T>(value: T): Record<string, T> => ({ seedling: value, tree: value, owl: value });

export const pictures: PicturesByType = ofAll({ picture, alt: 'A tree' });

export const film: Film = {
  src: '/media/film.mp4',
  poster: picture,
  title: 'How a tree grows',
  description: 'A tree, slowly.',
  durationSeconds: 12.4,
  bytes: 1_240_000,
  width: 1280,
  height: 720,
  captions: [{ lang: 'de', src: '/media/film.de.vtt', label: 'Deutsch' }],
  transcript: { de: [{ start: 0, end: 2, text: 'Ein Baum' }] },
};

export const story: ShownStory = {
  section: 'trees',
  slug: 'the-oldest',
  theme: 'one-photo',
  label: 'The oldest',
  title: ['The oldest', 'of them all'],
  summary: 'It stood there before us.',
  author: { name: 'Ash', job: 'Forester', portrait: picture },
  images: [
    { type: 'image', media: 'a/tree', alt: 'A tree', picture },
    { type: 'image', media: 'a/root', alt: 'A root', picture },
    { type: 'video', media: 'films/tree', alt: 'A film', film },
  ],
  body: [
    { type: 'paragraph', text: 'It grew.' },
    { type: 'quote', text: 'And grew.', by: 'Ash' },
    { type: 'buttons', buttons: [{ text: 'Come', href: '/come', target: '_self' }] },
  ],
  readingMinutes: 3,
};

export const slide: DeckSlide = {
  slug: 'roots',
  path: '/roots',
  kind: 'field',
  title: ['Roots'],
  header: ['Deep'],
  body: 'Water comes from below.',
  description: 'Where water comes from, told by those who look for it.',
  label: 'Roots',
  circles: [
    {
      text: ['The oldest'],
      media: 'a/tree',
      type: 'image',
      size: 'm',
      desktop: { offset: 50, degree: 90 },
      story: { id: 'the-oldest' },
      picture,
      film: false,
    },
  ],
  bullets: [],
};

export const event: CampusEvent = {
  id: 1,
  slug: 'walk',
  title: 'A walk in the woods',
  date: '2027-03-12',
  endDate: null,
  startTime: '10:00',
  endTime: '12:00',
  timeZone: null,
  provinces: ['north'],
  city: 'Elmdale',
  school: '',
  venue: '',
  kind: 'Walk',
  online: false,
  featured: false,
  capacity: null,
  link: null,
  description: ['Bring boots.'],
};
