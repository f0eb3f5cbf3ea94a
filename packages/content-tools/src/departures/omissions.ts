/** Removes people who have left the firm from the text and pictures of other people. */
import { type Brand, type Member, toLines } from '@tamarack-lowe/content-model';
import type { Hiring, Share } from '@tamarack-lowe/content-model/internal/content';
import { STEP_WORDS } from '../files/shapes.ts';
import { portraitKey } from '../read/media.ts';
import type { SourceResource, SourceStory } from '../read/writtenFiles.ts';
import type { Departures } from './departures.ts';

/** A person who is still at the firm, for pictures that need one. */
export type Colleague = Pick<Member, 'name' | 'job' | 'city' | 'media'>;

/**
 * A story that loses this share of its blocks was about the person: it is left out as a whole. So is one whose title, label or
 * summary names them.
 */
const LOST_SHARE = 0.5;

/** Fewest blocks of a story. */
const LEAST_BLOCKS = 2;

/** Returns a story without the blocks and pictures that name or show a person; null when the whole story is left out. */
export function storyWithout(departures: Departures, story: SourceStory): SourceStory | null {
  const { author, body, images, label, sixtySeconds, summary, title } = story;
  const head = { title, label, summary, author };
  if (departures.includes(author.name)) return null;
  const isNamed = departures.within({ head, images, body }, author.name);
  if (isNamed(head)) return null;
  const left = blocksWithout(body, isNamed);
  if (left.length < LEAST_BLOCKS || left.length <= body.length * (1 - LOST_SHARE)) return null;
  const pictures = images.filter((image) => !departures.names(image));
  const remains = (sentence: string) => JSON.stringify(left).includes(JSON.stringify(sentence).slice(1, -1));
  const words = {
    ...story,
    body: left,
    sixtySeconds: sixtySeconds?.every(remains) ? sixtySeconds : undefined,
  };
  if (left.length === body.length && pictures.length === images.length) return words;
  const shown = pictures.length > 0 ? pictures : [portraitOf(author)];
  return { ...words, images: shown, theme: layoutFor(shown, story.theme) };
}

/** The portrait replaces a picture that was left out. */
function portraitOf({ name, job }: SourceStory['author']): SourceStory['images'][number] {
  return { media: portraitKey(name), type: 'image', alt: `${name}, ${job}` };
}

/** Fewest pictures of the layouts with several. */
const LEAST_PICTURES: Readonly<Record<string, number>> = { 'two-photo': 2, staggered: 3, slider: 3 };

/** Returns the layout of a story, or the one for fewer pictures. */
function layoutFor(images: SourceStory['images'], theme: SourceStory['theme']): SourceStory['theme'] {
  const isFilm = images.some(({ type }) => type === 'video');
  if (theme === 'video--single' ? isFilm : images.length >= (LEAST_PICTURES[theme] ?? 1)) return theme;
  return images.length >= 2 ? 'two-photo' : 'one-photo';
}

/**
 * Returns a resource without the blocks and pictures that name or show a person. A resource by that person stays, without its
 * author. Portraits of `colleagues` replace its picture.
 */
export function resourceWithout(
  departures: Departures,
  resource: SourceResource,
  colleagues: readonly Colleague[],
): SourceResource {
  const { alt, author, dusk, job, media, summary, text, ...rest } = resource;
  const pictures = [{ media, alt }, ...(dusk ? [dusk] : [])];
  const isNamed = departures.within({ pictures, text }, author);
  const hasAuthor = author === undefined || !departures.includes(author);
  const [picture = colleaguePicture(colleagues) ?? { media, alt }, evening] = pictures.filter(
    (each) => !isNamed(each),
  );
  return {
    ...rest,
    ...picture,
    ...(evening && { dusk: evening }),
    ...(hasAuthor && author !== undefined && { author }),
    ...(hasAuthor && job !== undefined && { job }),
    summary: sentencesWithout(summary, isNamed) ?? toLines(rest.title).join(' '),
    text: blocksWithout(text, isNamed),
  };
}

function colleaguePicture([colleague]: readonly Colleague[]): { media: string; alt: string } | undefined {
  return (
    colleague && { media: colleague.media, alt: `${colleague.name}, ${colleague.job}, ${colleague.city}` }
  );
}

/** Removes sentences, and parts before or after a semicolon, from a text that has to stay; null when nothing is left. */
export function sentencesWithout(text: string, isNamed: (value: unknown) => boolean): string | null {
  if (!isNamed(text)) return text;
  const left = text.split(/(?<=[.!?…;])\s+/).filter((sentence) => !isNamed(sentence));
  if (left.length === 0) return null;
  const words = left.join(' ').replace(/\s?;$/, '.');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the content of `hiring.json` without sentences that name a person. If nothing is left of the text for one visitor
 * type, the text for another type replaces it. If nothing is left for any type, the text is empty, and pages leave it out.
 */
export function hiringWithout(departures: Departures, hiring: Hiring): Hiring {
  const isNamed = departures.within(hiring);
  const { labels, steps, ...rest } = hiring;
  return {
    ...textsWithout(rest, isNamed),
    labels,
    steps: steps.map((step) => {
      const left = textsWithout(step, isNamed);
      const words = STEP_WORDS.map((name) => [name, forEveryType(left[name])]);
      return { ...left, ...Object.fromEntries(words) };
    }),
  };
}

/** Replaces empty texts by the first one that is not empty. */
function forEveryType(words: string | Readonly<Record<string, string>>) {
  if (typeof words === 'string') return words;
  const texts = Object.values(words);
  const other = texts.find((text) => text !== '') ?? '';
  if (other === '') return other;
  return Object.fromEntries(Object.entries(words).map(([type, text]) => [type, text || other]));
}

/** Removes sentences that name a person from all texts of a record, such as a statement. */
export function recordWithout<RecordOfPage extends object>(
  departures: Departures,
  record: RecordOfPage,
): RecordOfPage {
  return textsWithout(record, departures.within(record));
}

/** Removes sentences that name the person, and pictures that show them, from all texts inside a value. */
function textsWithout<Value>(value: Value, isNamed: (value: unknown) => boolean): Value {
  const left = (part: unknown): unknown => {
    if (typeof part === 'string') return sentencesWithout(part, isNamed) ?? '';
    if (Array.isArray(part)) return part.map(left).filter((each) => each !== '');
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([key, each]) => [key, left(each)] as const);
    return Object.fromEntries(entries.filter(([key, each]) => key !== 'media' || each !== ''));
  };
  return left(value) as Value;
}

/** Returns a member without the paragraphs that name a person. */
export function memberWithout(departures: Departures, member: Member): Member {
  const isNamed = departures.within(member, member.name);
  return { ...member, text: member.text.filter((paragraph) => !isNamed(paragraph)) };
}

/** Returns a brand without films, and without pictures of pages, that show a person: pages have a default for each. */
export function brandWithout(departures: Departures, brand: Brand): Brand {
  const { campus, intro, ...pictures } = brand.pictures;
  const { shows } = departures;
  const film = campus && !shows(campus.film) ? campus : undefined;
  return {
    ...brand,
    plays: Object.fromEntries(Object.entries(brand.plays).filter(([, media]) => !shows(media))),
    pictures: {
      ...pictures,
      ...(intro !== undefined && picturesWithout(intro, shows, (kept) => ({ intro: kept }))),
      ...(film && {
        campus: {
          film: film.film,
          poster: film.film,
          ...picturesWithout(film.poster, shows, (poster) => ({ poster })),
        },
      }),
    },
  };
}

/** Removes the pictures that show a person; an empty object when none is left. */
function picturesWithout<Field>(
  picture: string | Readonly<Record<string, string>>,
  shows: (media: string) => boolean,
  field: (kept: string | Record<string, string>) => Field,
): Field | Record<never, never> {
  if (typeof picture === 'string') return shows(picture) ? {} : field(picture);
  const kept = Object.entries(picture).filter(([, media]) => !shows(media));
  return kept.length === 0 ? {} : field(Object.fromEntries(kept));
}

/** Returns the text of share cards, with portraits of other people in place of those who have left. */
export function shareWithout(departures: Departures, share: Share, portraits: readonly string[]): Share {
  const pair = (people: readonly [string, string], others: readonly string[]): [string, string] => {
    const kept = people.filter((media) => !departures.shows(media));
    const free = portraits.filter((media) => !kept.includes(media) && !others.includes(media));
    const [first = '', second = first] = [...kept, ...free];
    return [first, second];
  };
  const ring = pair(share.portraits, share.team ?? []);
  return { ...share, portraits: ring, ...(share.team && { team: pair(share.team, ring) }) };
}

/** Block types that stand above others, the higher first. */
const HEADINGS: readonly string[] = ['heading', 'title', 'subtitle'];

/** Fields with the items of a list. */
const ITEM_FIELDS = ['items', 'list'] as const;

/** Removes blocks and list items that name a person, and headings with nothing below them. */
function blocksWithout<Block>(blocks: readonly Block[], isNamed: (value: unknown) => boolean): Block[] {
  const left = blocks.flatMap((block) => blockWithout(block, isNamed) ?? []);
  if (left.length === blocks.length) return left;
  return left.filter((block, index) => {
    const level = levelOf(block);
    const next = left[index + 1];
    return level < 0 || (next !== undefined && (levelOf(next) < 0 || levelOf(next) > level));
  });
}

/** Returns the level of a heading, 0 for the highest; -1 for any other block. */
function levelOf(block: unknown): number {
  return typeof block === 'object' && block !== null && 'type' in block
    ? HEADINGS.indexOf(String(block.type))
    : -1;
}

function blockWithout<Block>(block: Block, isNamed: (value: unknown) => boolean): Block | null {
  if (!isNamed(block)) return block;
  if (typeof block === 'string') return paragraphsWithout(block, isNamed) as Block | null;
  if (typeof block !== 'object' || block === null) return null;
  const field = ITEM_FIELDS.find((name) => name in block && Array.isArray(Object(block)[name]));
  if (field === undefined) return null;
  const items = (Object(block)[field] as unknown[]).filter((item) => !isNamed(item));
  const rest = { ...block, [field]: items };
  if (items.length === 0 || isNamed(rest)) return null;
  // One item makes no list.
  return items.length === 1 ? ({ type: 'paragraph', text: items[0] } as Block) : rest;
}

/** Elements of simple HTML that can be removed one by one. */
const ELEMENT = /<(p|li|blockquote|h[2-6])\b[^>]*>[\s\S]*?<\/\1>/g;

/** Removes elements of a text; null when nothing is left. */
function paragraphsWithout(text: string, isNamed: (value: unknown) => boolean): string | null {
  const left = text.replace(ELEMENT, (element) => (isNamed(element) ? '' : element)).trim();
  return left === '' || left === text || isNamed(left) ? null : left;
}
