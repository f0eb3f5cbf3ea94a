import {
  type Deck,
  type DeckSlide,
  headMessages,
  makeSay,
  makeSite,
  type Picture,
  pageMessages,
  type Share,
} from '@tamarack-lowe/content-model';
import type { Content, PageStory } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

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

const set = { slides: [SLIDE('/work', 'Work'), SLIDE('/work-more', 'More work')], groups: [] };
const deck: Deck = fromJson({ work: { student: set, experienced: set } });
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

const content: Content = {
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

const brand = {
  firm: 'Reid & Ngata Limited',
  short: 'Reid Ngata',
  product: 'Kōrero',
  productSlug: 'korero',
  phrase: 'Come and talk',
  line: 'Come and talk.',
  award: 'None yet',
  site: 'https://korero.example',
  mainSite: 'https://reid.example',
  sections: [
    {
      id: 'work',
      name: 'Work',
      path: '/work',
      aliases: ['/jobs'],
      numbered: true,
      corners: false,
      ring: false,
    },
  ],
  pages: {},
  redirects: {},
  pictures: {},
  links: {
    privacy: 'https://reid.example/privacy',
    accessibility: 'https://reid.example/accessibility',
    practiceInterview: 'https://reid.example/practice',
    jobs: { student: 'https://reid.example/a', experienced: 'https://reid.example/b' },
  },
  social: [],
  plays: {},
  oldReferences: {},
};

/** Words that say nothing but their key and values. */
const wordsOf = <Key extends string>(keys: Readonly<Record<Key, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(keys).map(([key, values]) => [
      key,
      [key, ...values.map((each) => `{${each}}`)].join(' '),
    ]),
  ) as Record<Key, string>;

/** A firm of one section, without a team, a campus page and events. */
export const SMALL_FIRM: PageContext = {
  site: makeSite({ brand, deck, messages: wordsOf(pageMessages), language: 'mi-NZ' }),
  headSay: makeSay(wordsOf(headMessages), brand),
  content,
  recordings: { events: null },
  today: '2026-11-24',
};
