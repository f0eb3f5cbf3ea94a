import type { Deck, DeckSlide, Picture, Share } from '@tamarack-lowe/content-model';
import type { Content, PageStory } from '../Content.server.ts';

const PICTURE: Picture = {
  src: '/media/pictures/people/Aroha_Ngata.1',
  widths: [320, 640],
  ratio: 1,
  colour: '#336644',
  focal: { x: 50, y: 50 },
};

const SLIDE = (path: string, title: string): DeckSlide => ({
  slug: path.slice(1),
  path,
  kind: 'field',
  title,
  header: [title, 'from here'],
  body: 'Words.',
  description: `${title}: what a day at the firm is like, in the words of those who work here.`,
  bullets: [],
  circles: [
    {
      text: 'Aroha',
      media: 'people/Aroha_Ngata',
      type: 'image',
      size: 'xl',
      desktop: { offset: 10, degree: 10 },
      story: { id: 'first-week' },
      picture: PICTURE,
      film: false,
    },
  ],
});

/** Sections are named by the brand; a deck comes as JSON. */
const fromJson = (value: unknown) => JSON.parse(JSON.stringify(value));

const set = { slides: [SLIDE('/mahi', 'Work'), SLIDE('/mahi-more', 'More work')], groups: [] };
/** The two slides of its section. */
export const SMALL_FIRM_DECK: Deck = fromJson({ work: { student: set, experienced: set } });
const story: PageStory = fromJson({
  section: 'work',
  slug: 'first-week',
  label: 'First week',
  title: ['My first', 'week'],
  summary: 'What happened.',
  theme: 'one-photo',
  topic: 'colleagues',
  for: ['student'],
  single: true,
  author: { name: 'Aroha Ngata', job: 'Auditor, Dunedin', portrait: PICTURE },
  images: [{ media: 'people/Aroha_Ngata', type: 'image', alt: 'Aroha', picture: PICTURE }],
  body: [],
  words: 100,
  readingMinutes: 1,
  updated: '2026-02-03',
});
const share: Share = {
  ring: 'Kia ora',
  careers: 'Work at {firm}',
  portraits: ['people/Aroha_Ngata', 'people/Tama_Reid'],
};

const missing = (key: string): never => {
  throw new Error(`The small firm has no ${key}.`);
};

/** What it says: one story, and nothing else. */
export const SMALL_FIRM_CONTENT: Content = {
  listStories: () => [
    {
      ...story,
      title: story.title,
      author: story.author.name,
      media: 'people/Aroha_Ngata',
      picture: PICTURE,
    },
  ],
  readStory: (section, slug) => (section === 'work' && slug === 'first-week' ? story : null),
  storyNeighbours: () => ({ student: { prev: null, next: null }, experienced: { prev: null, next: null } }),
  readMembers: () => [],
  readMember: () => null,
  readResources: () => [],
  readResource: () => null,
  readPlaces: () => ({ near: {} }),
  readShare: () => share,
  documentsOf: () => [],
  pictureOf: () => PICTURE,
  filmOf: missing,
  objectOf: missing,
  originalOf: missing,
};
