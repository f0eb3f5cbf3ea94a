/** Order of stories: the sequence of a section, the neighbours of a story in it, and groups by topic. */
import type { StoryLayout, StorySource, Topic } from './schema/story.ts';
import type { VisitorType } from './schema/taxonomy.ts';

/** Fields of a story that decide its place in the sequence; cards, stories and sources all fit. */
export type SequenceStory = {
  slug: string;
  topic?: string;
  for: readonly VisitorType[];
  single?: boolean;
  nav?: StorySource['nav'];
};

/**
 * Puts the stories of one section and one visitor type in sequence: those whose `for` has the type, without the `single`
 * ones. The result is always one sequence that visits each story once. `nav` is a hint: it is followed unless it would give a
 * story two neighbours on one side or close a circle; a hint that both neighbours give goes before a hint of one; the given
 * order decides the rest.
 *
 * @example
 * const sequence = storySequence(storiesOfTheSection, 'student', brand.oldReferences);
 * const { prev, next, related } = storyNeighbours(sequence, 'a-first-day');
 */
export function storySequence<T extends SequenceStory>(
  stories: readonly T[],
  visitorType: VisitorType,
  oldReferences: Readonly<Record<string, string>> = {},
): T[] {
  const set = new Map<string, T>();
  for (const story of stories) {
    if (story.for.includes(visitorType) && story.single !== true && !set.has(story.slug))
      set.set(story.slug, story);
  }
  const nextOf = new Map<string, string>();
  const hasPrevious = new Set<string>();
  const lastAfter = (slug: string): string => {
    let last = slug;
    for (let next = nextOf.get(last); next !== undefined; next = nextOf.get(last)) last = next;
    return last;
  };
  for (const { from, to } of hintsOf([...set.values()], oldReferences)) {
    if (nextOf.has(from) || hasPrevious.has(to) || lastAfter(to) === from) continue;
    nextOf.set(from, to);
    hasPrevious.add(to);
  }
  const sequence: T[] = [];
  for (const first of set.keys()) {
    if (hasPrevious.has(first)) continue;
    for (let slug: string | undefined = first; slug !== undefined; slug = nextOf.get(slug)) {
      const story = set.get(slug);
      if (story) sequence.push(story);
    }
  }
  return sequence;
}

type Hint = { from: string; to: string };

/** The `nav` hints of stories; those that both neighbours give come first. */
function hintsOf(stories: readonly SequenceStory[], oldReferences: Readonly<Record<string, string>>): Hint[] {
  const slugs = new Set(stories.map((story) => story.slug));
  const hints = stories.flatMap(({ slug, nav }) => {
    const prev = nav?.prev === undefined ? null : resolveReference(nav.prev, slugs, oldReferences);
    const next = nav?.next === undefined ? null : resolveReference(nav.next, slugs, oldReferences);
    return [
      ...(prev === null ? [] : [{ from: prev, to: slug }]),
      ...(next === null ? [] : [{ from: slug, to: next }]),
    ];
  });
  const counts = new Map<string, number>();
  for (const { from, to } of hints) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  const byBoth = (hint: Hint) => (counts.get(`${hint.from} ${hint.to}`) ?? 0) > 1;
  return [...hints.filter(byBoth), ...hints.filter((hint) => !byBoth(hint))];
}

/** The stories before and after a story, null at the ends of the sequence, and related stories. */
export type StoryNeighbours<T> = { prev: T | null; next: T | null; related: T[] };

/**
 * Finds the neighbours of a story in its sequence, and related stories. A story outside the sequence, such as a `single` one, has
 * no neighbours, and the first stories of the sequence as related ones. `place` is the index of the story, -1 for outside; pass
 * it to save the search through thousands of stories. `met`: names of other colleagues on the page, as in `relatedStories`.
 */
export function storyNeighbours<T extends { slug: string } & RelatedCandidate>(
  sequence: readonly T[],
  slug: string,
  place = sequence.findIndex((story) => story.slug === slug),
  met: readonly string[] = [],
): StoryNeighbours<T> {
  if (place === -1) return { prev: null, next: null, related: sequence.slice(0, MOST_RELATED) };
  return {
    prev: sequence[place - 1] ?? null,
    next: sequence[place + 1] ?? null,
    related: relatedStories(sequence, place, met),
  };
}

/** A story that may be related to others, by its topic; its author, or the name alone. */
type RelatedCandidate = { topic?: string; author?: string | { name: string } };

/** The most related stories at the end of a story. */
export const MOST_RELATED = 3;

/**
 * Picks the related stories of the one at `place`, without its neighbours: first some of the same topic, then others. The search
 * starts two places further and wraps around at the end. At least one has another topic, so that every story of a sequence of
 * four or more is related to the one two places before it. A page shows no face twice while there are others. So stories by the
 * author of this story, of the next story or in `alsoMet` come last, and so does a second story by the same author.
 */
export function relatedStories<T extends RelatedCandidate>(
  sequence: readonly T[],
  place: number,
  alsoMet: readonly string[] = [],
): T[] {
  // The next story is shown with its picture; the previous one only where there is no next.
  const adjacent = sequence[place + 1] ?? sequence[place - 1];
  const met = new Set([
    ...alsoMet,
    ...[sequence[place], adjacent].flatMap((story) => (story ? authorOf(story) : [])),
  ]);
  const similar: T[] = [];
  const others: T[] = [];
  const metAgain: T[] = [];
  // Sequences may be long: stop once there is enough to show.
  for (
    let step = 2;
    step < sequence.length + 2 && !(similar.length === MOST_RELATED - 1 && others.length > 0);
    step += 1
  ) {
    const at = (place + step) % sequence.length;
    const story = sequence[at];
    if (!story || Math.abs(at - place) <= 1) continue;
    const author = authorOf(story);
    if (author.some((name) => met.has(name))) {
      metAgain.push(story);
      continue;
    }
    const isSimilar = story.topic === sequence[place]?.topic && similar.length < MOST_RELATED - 1;
    if (!isSimilar && others.length === MOST_RELATED) continue;
    (isSimilar ? similar : others).push(story);
    for (const name of author) met.add(name);
  }
  return [...similar, ...others, ...metAgain].slice(0, MOST_RELATED);
}

/** Returns the name of an author in a list, which is empty without an author. */
function authorOf({ author }: RelatedCandidate): string[] {
  if (author === undefined) return [];
  return [typeof author === 'string' ? author : author.name];
}

/** A `nav` reference to a story that does not exist: the story that holds it, its field, and the reference. */
export type DanglingReference = { slug: string; field: 'prev' | 'next'; reference: string };

/** Lists the `nav` references of a section's stories that resolve to no story, old references included. */
export function danglingReferences(
  stories: readonly SequenceStory[],
  oldReferences: Readonly<Record<string, string>> = {},
): DanglingReference[] {
  const slugs = new Set(stories.map((story) => story.slug));
  const fields = ['prev', 'next'] as const;
  return stories.flatMap(({ slug, nav }) =>
    fields.flatMap((field) => {
      const reference = nav?.[field];
      if (reference === undefined || resolveReference(reference, slugs, oldReferences) !== null) return [];
      return [{ slug, field, reference }];
    }),
  );
}

/** Resolves a reference to a slug: itself when known, else the slug that `oldReferences` of `brand.json` has, else null. */
export function resolveReference(
  reference: string,
  slugs: ReadonlySet<string>,
  oldReferences: Readonly<Record<string, string>> = {},
): string | null {
  if (slugs.has(reference)) return reference;
  const now = Object.hasOwn(oldReferences, reference) ? oldReferences[reference] : undefined;
  return now !== undefined && slugs.has(now) ? now : null;
}

/**
 * Groups cards by topic, topics in the order of their first card. An author with a name appears once per topic, with their
 * first card; cards without a name all stay. `limit` caps each group.
 */
export function groupByTopic<T extends { topic: Topic; author?: string | null }>(
  cards: readonly T[],
  limit = Number.POSITIVE_INFINITY,
): { topic: Topic; stories: T[] }[] {
  const groups = new Map<Topic, { stories: T[]; authors: Set<string> }>();
  for (const card of cards) {
    const group = groups.get(card.topic) ?? { stories: [], authors: new Set<string>() };
    groups.set(card.topic, group);
    const author = card.author?.trim() ?? '';
    if (author !== '' && group.authors.has(author)) continue;
    group.authors.add(author);
    if (group.stories.length < limit) group.stories.push(card);
  }
  return [...groups].map(([topic, { stories }]) => ({ topic, stories }));
}

/** The pictures at the top of a story, visible when its page opens: the first, or both of two. */
export function openingImages<Image>(story: { theme: StoryLayout; images: readonly Image[] }): Image[] {
  return story.images.slice(0, story.theme === 'two-photo' ? 2 : 1);
}
