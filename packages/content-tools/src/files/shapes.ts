import type { Shape } from '../twins/Shape.ts';

const W = 'words';
const ADDRESS = 'address';
const NAME = 'name';

/** A block of a story or of a resource, whatever its type. */
const block = {
  text: W,
  by: W,
  title: W,
  items: [W],
  list: [W],
  alt: W,
  buttons: [{ text: W }],
} as const satisfies Shape;

/** The words of each kind of file of a content folder. */
export const SHAPES = {
  brand: {
    firm: NAME,
    product: W,
    productSlug: ADDRESS,
    phrase: W,
    line: W,
    award: W,
    mainSite: NAME,
    sections: [{ name: W, path: ADDRESS, aliases: [NAME] }],
    pages: { '*': ADDRESS },
    links: {
      privacy: NAME,
      accessibility: NAME,
      practiceInterview: NAME,
      jobs: { '*': NAME },
    },
  },
  story: {
    slug: ADDRESS,
    label: W,
    title: W,
    summary: W,
    author: { job: W, fullName: W },
    images: [{ alt: W }],
    body: [block],
  },
  member: { job: W, city: NAME, schools: [NAME], text: W, alt: W },
  resource: {
    slug: ADDRESS,
    name: W,
    title: W,
    summary: W,
    alt: W,
    dusk: { alt: W },
    job: W,
    text: [block],
  },
  slides: {
    slides: [
      {
        path: ADDRESS,
        title: W,
        label: W,
        header: W,
        body: W,
        description: W,
        circles: [{ text: W, mobileText: W }],
      },
    ],
  },
  facts: { '*': { text: W } },
  /** Labels, by key. */
  messages: { '*': W },
  share: { ring: W, careers: W },
  vocabulary: {
    regions: [{ label: W, slug: NAME }],
    visitorTypes: [{ slug: NAME, choice: W, menu: W, roles: W, nextStep: W, team: W, recruits: W }],
  },
  document: { title: W, lead: W, readMore: W },
  films: [{ title: W, description: W }],
} as const satisfies Record<string, Shape>;
