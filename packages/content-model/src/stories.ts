import { resolveReference } from './resolveReference.ts';
import type { StorySource } from './schema/story.ts';
import type { VisitorType } from './visitorType.ts';

/** What the chain needs to know of a story; cards, stories and sources all fit. */
export type ChainStory = {
  slug: string;
  topic?: string;
  for: readonly VisitorType[];
  single?: boolean;
  nav?: StorySource['nav'];
};

type Hint = { from: string; to: string };

function hintsOf(stories: readonly ChainStory[], oldReferences: Readonly<Record<string, string>>): Hint[] {
  const slugs = new Set(stories.map((story) => story.slug));
  const hints = stories.flatMap(({ slug, nav }) => {
    const prev = nav?.prev === undefined ? null : resolveReference(nav.prev, slugs, oldReferences);
    const next = nav?.next === undefined ? null : resolveReference(nav.next, slugs, oldReferences);
    return [
      ...(prev === null ? [] : [{ from: prev, to: slug }]),
      ...(next === null ? [] : [{ from: slug, to: next }]),
    ];
  });
  const said = new Map<string, number>();
  for (const { from, to } of hints) said.set(`${from} ${to}`, (said.get(`${from} ${to}`) ?? 0) + 1);
  const byBoth = (hint: Hint) => (said.get(`${hint.from} ${hint.to}`) ?? 0) > 1;
  return [...hints.filter(byBoth), ...hints.filter((hint) => !byBoth(hint))];
}

/**
 * The order in which one section's stories follow each other for one visitor type: those whose `for` has the type,
 * without the `single` ones. Always one chain that visits each story once. `nav` is a hint: it is followed unless it
 * would give a story two neighbours on one side or close a circle; what both neighbours say goes before what one says;
 * the given order decides the rest.
 */
export function storyChain<T extends ChainStory>(
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
  const chain: T[] = [];
  for (const first of set.keys()) {
    if (hasPrevious.has(first)) continue;
    for (let slug: string | undefined = first; slug !== undefined; slug = nextOf.get(slug)) {
      const story = set.get(slug);
      if (story) chain.push(story);
    }
  }
  return chain;
}
