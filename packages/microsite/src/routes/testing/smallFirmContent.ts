import type { Deck, DeckSlide, Picture } from '@tamarack-lowe/content-model';
import type { Share } from '@tamarack-lowe/content-model/internal/content';
import type { Content, PageStory } from '@tamarack-lowe/content-tools';

/** The only picture of the small firm. */
export const SMALL_FIRM_PICTURE: Picture = {
  src: '/media/pictures/people/Aroha_Ngata.1',
  widths: [320, 640],
  ratio: 1,
  colour: '#336644',
  focal: { x: 50, y: 50 },
};

/** A slide with the circle of its one story. */
export const smallFirmSlide = (path: string, title: string): DeckSlide => ({
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
      picture: SMALL_FIRM_PICTURE,
      film: false,
    },
  ],
});

const set = {
  slides: [smallFirmSlide('/mahi', 'Work'), smallFirmSlide('/mahi-more', 'More work')],
  groups: [],
};

/** The two slides of the only section, the same for every visitor type. */
export const SMALL_FIRM_DECK: Deck = { work: { everybody: set } };

/** The only story. */
export const SMALL_FIRM_STORY: PageStory = {
  section: 'work',
  slug: 'first-week',
  label: 'First week',
  title: ['My first', 'week'],
  summary: 'What happened.',
  theme: 'one-photo',
  topic: 'colleagues',
  for: ['everybody'],
  single: true,
  author: { name: 'Aroha Ngata', job: 'Auditor, Dunedin', portrait: SMALL_FIRM_PICTURE },
  images: [{ media: 'people/Aroha_Ngata', type: 'image', alt: 'Aroha', picture: SMALL_FIRM_PICTURE }],
  body: [],
  words: 100,
  readingMinutes: 1,
  updated: '2026-02-03',
};

const share: Share = {
  ring: 'Kia ora',
  careers: 'Work at {firm}',
  portraits: ['people/Aroha_Ngata', 'people/Tama_Reid'],
};

const missing = (key: string): never => {
  throw new Error(`The small firm has no ${key}.`);
};

/** A story as lists show it. */
export function smallFirmEntry(story: PageStory): ReturnType<Content['listStories']>[number] {
  const { section, slug, label, title, summary, theme, topic, single, updated, author, images } = story;
  const card = { section, slug, label, topic, for: story.for, author: author.name, single };
  const portrait = { media: 'people/Aroha_Ngata', picture: author.portrait };
  const film = images.find(({ type }) => type === 'video')?.media;
  const forms = { film, hasShortForm: story.sixtySeconds !== undefined };
  return { ...card, ...portrait, title, summary, theme, updated, ...forms };
}

const ALONE = { prev: null, next: null, related: [] };

const readStory: Content['readStory'] = (section, slug) =>
  section === 'work' && slug === 'first-week' ? SMALL_FIRM_STORY : null;

/** Content of the small firm: one story, and nothing else. */
export const SMALL_FIRM_CONTENT: Content = {
  idOf: (slug: string) => slug,
  listStories: () => [smallFirmEntry(SMALL_FIRM_STORY)],
  readSlideFacts: () => [],
  readStory,
  readStoryHeader: readStory,
  storyNeighbours: () => ({ everybody: ALONE }),
  readMembers: () => [],
  readMember: () => null,
  readResources: () => [],
  readResource: () => null,
  readPlaces: () => ({ near: {} }),
  readRegions: () => [],
  readCatalogue: () => ({ topics: {}, stages: [] }),
  readShare: () => share,
  readHiring: () => null,
  readPathway: () => null,
  readStatement: () => null,
  documentsOf: () => [],
  listGonePages: () => [],
  departedPeople: () => [],
  readFile: missing,
  hasPicture: () => true,
  pictureOf: () => SMALL_FIRM_PICTURE,
  filmOf: missing,
  objectOf: missing,
  originalOf: missing,
};
