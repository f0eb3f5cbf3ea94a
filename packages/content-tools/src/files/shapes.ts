/**
 * What a place holds. `words`: a text or its lines. `address`: a part of an address of this site. `name`: what may be
 * called the same in every language, or an address elsewhere; a twin may leave it out.
 */
export type Leaf = 'words' | 'address' | 'name';

/**
 * Where words stand in a kind of file: a leaf for a text, a list for a list of such places, an object for named ones
 * (`*`: every other one). What a shape does not name is said once, in the source: ids, order, pictures.
 */
export type Shape = Leaf | readonly [Shape] | { readonly [field: string]: Shape };

/** Whether a shape is a text, and no list or object. */
export const isLeaf = (shape: Shape): shape is Leaf => typeof shape === 'string';

/**
 * What a text is where a shape has named places: a block may be a text alone, and what there is for each (`*`) may be one
 * for all.
 */
export function leafOf(shape: Shape): Leaf {
  if (isLeaf(shape)) return shape;
  const each = Object.entries(shape).find(([field]) => field === '*')?.[1];
  return each !== undefined && isLeaf(each) ? each : 'words';
}

/** Fields that say which entry of a list a twin speaks of: a twin may repeat them, and they must be those of the source. */
export const NAMING_FIELDS: readonly string[] = ['media', 'key', 'file', 'id'];

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
