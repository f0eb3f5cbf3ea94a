import { applyTypography } from '@tamarack-lowe/content-model/internal/content';

/**
 * Kind of text. `words`: a text or its lines. `address`: part of an address of this site. `name`: a proper name or an
 * external address, which a translation may leave out.
 */
export type Leaf = 'words' | 'address' | 'name';

/**
 * Location of text in a kind of file: a leaf for a text, an array for a list, an object for named fields (`*`: all
 * other fields). Fields outside the shape, such as ids, order and pictures, exist only in the source.
 */
export type Shape = Leaf | readonly [Shape] | { readonly [field: string]: Shape };

/** Fields of raw JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether raw JSON has fields: it is neither a text nor a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a shape is a text. */
export const isLeaf = (shape: Shape): shape is Leaf => typeof shape === 'string';

/**
 * Returns the kind of a text that stands where the shape has fields: a block may be a string alone, and one text may
 * stand for each entry of `*`.
 */
export function leafOf(shape: Shape): Leaf {
  if (isLeaf(shape)) return shape;
  const each = Object.entries(shape).find(([field]) => field === '*')?.[1];
  return each !== undefined && isLeaf(each) ? each : 'words';
}

/** Fields that identify an entry of a list. A translation may repeat them, with the value of the source. */
export const NAMING_FIELDS: readonly string[] = ['type', 'media', 'key', 'file', 'id'];

const W = 'words';
const ADDRESS = 'address';
const NAME = 'name';

/** Block of a story or resource, of any type. */
const block = {
  text: W,
  by: W,
  title: W,
  items: [W],
  list: [W],
  alt: W,
  buttons: [{ text: W }],
} as const satisfies Shape;

/** Texts of a step of hiring: one for everybody, or one for each visitor type. */
export const STEP_WORDS = ['text', 'meet', 'hear', 'asks', 'no', 'adjustment'] as const;

/** Location of text in each kind of file of a content folder. */
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
    forms: { '*': ADDRESS },
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
    sixtySeconds: [W],
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
  facts: { '*': { text: W, fallback: W, source: W, sample: W } },
  /** Labels by key. */
  messages: { '*': W },
  share: { ring: W, careers: W },
  catalogue: { topics: { '*': W }, stages: [{ label: W }] },
  statement: {
    name: W,
    title: W,
    lead: W,
    summary: W,
    aim: { seal: W, title: W, text: [W] },
    checks: { title: W, text: [W], machine: W, reader: W, hand: W },
    gaps: { title: W, lead: W, items: [W] },
    person: { title: W, text: [W], email: NAME, phone: NAME },
    labels: { '*': W },
  },
  taxonomy: {
    regions: [{ label: W, slug: NAME }],
    visitorTypes: [{ slug: NAME, choice: W, menu: W, roles: W, nextStep: W, team: W, recruits: W }],
  },
  hiring: {
    pages: { '*': { name: W, title: W, lead: W, summary: W } },
    steps: [
      {
        name: W,
        ...Object.fromEntries(STEP_WORDS.map((field) => [field, { '*': W }])),
        answer: { label: W },
        machine: { does: W, decides: W, ground: W, person: W },
      },
    ],
    reminder: {
      title: W,
      text: W,
      step: W,
      day: W,
      until: W,
      button: W,
      noScript: W,
      entry: W,
      entryText: W,
      file: ADDRESS,
    },
    promises: [{ promise: W, measure: W, found: W, by: W, lapsed: W }],
    machines: { title: W, lead: W, by: W },
    law: {
      title: W,
      text: [W],
      duties: [{ name: W, text: W, ours: W }],
      says: W,
      does: W,
      source: W,
    },
    labels: { '*': W },
  },
  pathway: {
    page: { name: W, title: W, lead: W, summary: W },
    decides: W,
    programs: [
      {
        name: W,
        ended: W,
        text: W,
        stages: [{ name: W, text: W, ours: W, examination: { name: W } }],
      },
    ],
    bodies: [{ name: NAME, href: NAME }],
    provinces: [{ name: NAME, within: W, school: NAME }],
    seasons: [{ name: W, text: W }],
    labels: { '*': W },
  },
  document: { title: W, lead: W, readMore: W },
  films: [{ title: W, description: W }],
} as const satisfies Record<string, Shape>;

/** Text of a file: its place in an editor's words ("body 3, text") and its kind. Lines are joined. */
export type SourceText = { place: string; words: string; as: Leaf };

/** Iterates over all text of raw JSON, by its shape. */
export function* eachText(value: unknown, shape: Shape, place = ''): Generator<SourceText> {
  if (typeof value === 'string') {
    yield { place, words: value.trim(), as: leafOf(shape) };
  } else if (isLeaf(shape)) {
    if (Array.isArray(value)) yield { place, words: value.join(' ').trim(), as: shape };
  } else if (Array.isArray(value)) {
    if (!Array.isArray(shape)) return;
    for (const [index, each] of value.entries())
      yield* eachText(each, shape[0], `${place}${place && ' '}${index + 1}`);
  } else if (typeof value === 'object' && value !== null) {
    const shapes = shape as Readonly<Record<string, Shape>>;
    for (const [field, each] of Object.entries(value)) {
      const inner = field === '$schema' ? undefined : (shapes[field] ?? shapes['*']);
      if (inner !== undefined) yield* eachText(each, inner, place === '' ? field : `${place}, ${field}`);
    }
  }
}

/** Returns whether raw JSON contains text that needs a translation. */
export function hasText(source: unknown, shape: Shape): boolean {
  for (const { as, words } of eachText(source, shape)) if (as !== 'name' && words !== '') return true;
  return false;
}

/** Applies the typography pass to all text of raw JSON, by its shape. */
export function applyTypographyToText(value: unknown, shape: Shape, language: string): unknown {
  if (shape === 'address') return value;
  if (typeof value === 'string') return applyTypography(value, language);
  if (Array.isArray(value)) {
    const inner = isLeaf(shape) || !Array.isArray(shape) ? shape : shape[0];
    return value.map((each) => applyTypographyToText(each, inner, language));
  }
  if (value === null || typeof value !== 'object' || isLeaf(shape)) return value;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const own = shapes[field] ?? shapes['*'];
      return [field, own === undefined ? inner : applyTypographyToText(inner, own, language)];
    }),
  );
}
