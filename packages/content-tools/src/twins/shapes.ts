import type { Shape } from './Shape.ts';

const W = 'words';

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
    firm: W,
    product: W,
    productSlug: W,
    phrase: W,
    line: W,
    award: W,
    mainSite: W,
    sections: [{ name: W, path: W, aliases: [W] }],
    pages: { connect: W, campus: W, events: W },
    links: { privacy: W, accessibility: W, practiceInterview: W, jobs: { student: W, experienced: W } },
  },
  story: {
    slug: W,
    label: W,
    title: W,
    summary: W,
    author: { job: W, fullName: W },
    images: [{ alt: W }],
    body: [block],
  },
  member: { job: W, city: W, schools: [W], text: W, alt: W },
  resource: {
    slug: W,
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
        path: W,
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
  share: { ring: W, careers: W },
  document: { title: W, lead: W, readMore: W },
  films: [{ title: W, description: W }],
} as const satisfies Record<string, Shape>;
