import { resolveReference } from '@tamarack-lowe/content-model/internal/content';
import { isObject } from '../edits.ts';
import type { ItemSummary, Json } from '../protocol.ts';

type Named = Pick<ItemSummary, 'id' | 'kind' | 'section' | 'topic'>;
type Read = (file: string) => Promise<{ value: Json | undefined }>;

/**
 * Returns a function that finds the slide of a story, as its number in its section, from 0: the first one with a circle of the story
 * itself, for any visitor type, else the first one with a circle of its topic. The overview comes last, as it has a circle for almost
 * everything. Undefined for a story without a circle.
 */
export async function storySlides(
  items: readonly Named[],
  read: Read,
): Promise<(item: Named) => number | undefined> {
  const slugs = new Set(items.flatMap((item) => (item.kind === 'story' ? [slugOf(item)] : [])));
  const { value: brand } = await read('brand.json');
  const old = isObject(brand) && isObject(brand.oldReferences) ? textsOf(brand.oldReferences) : {};
  const ofStories = new Map<string, number>();
  const ofTopics = new Map<string, number>();
  const ofOverviews = new Map<string, number>();
  for (const { section = '', id, kind } of items) {
    if (kind !== 'slides') continue;
    const { value } = await read(id);
    for (const { isOverview, slide, story, topic } of circlesIn(value)) {
      const found = resolveReference(story, slugs, old);
      if (found !== null) keepFirst(isOverview ? ofOverviews : ofStories, `story ${section} ${found}`, slide);
      if (topic !== undefined)
        keepFirst(isOverview ? ofOverviews : ofTopics, `topic ${section} ${topic}`, slide);
    }
  }
  return (item) => {
    if (item.kind !== 'story') return undefined;
    const { section = '', topic } = item;
    const names = [`story ${section} ${slugOf(item)}`, `topic ${section} ${topic}`];
    return [ofStories, ofTopics, ofOverviews]
      .flatMap((slides) => names.map((name) => slides.get(name)))
      .find((slide) => slide !== undefined);
  };
}

/** Returns the titles of the slides of each section, as the first of its visitor types sees them. */
export async function slideTitles(
  items: readonly Named[],
  read: Read,
): Promise<{ [section: string]: string[] }> {
  const titles: { [section: string]: string[] } = {};
  for (const { section = '', id, kind } of items) {
    if (kind !== 'slides' || Object.hasOwn(titles, section)) continue;
    const { value } = await read(id);
    titles[section] = slidesIn(value).map(({ label, title }) => text(label) || linesOf(title));
  }
  return titles;
}

/** Visitor types may have a story on different slides: the first one counts. */
function keepFirst(slides: Map<string, number>, name: string, slide: number): void {
  slides.set(name, Math.min(slide, slides.get(name) ?? slide));
}

const slugOf = ({ id }: Named) => id.split('/').at(-2) ?? '';

function circlesIn(value: Json | undefined) {
  return slidesIn(value).flatMap(({ circles, kind }, slide) =>
    objectsIn(circles).map(({ story, topic }) => ({
      ...{ slide, isOverview: kind === 'intro' },
      story: isObject(story) ? text(story.id) : '',
      topic: typeof topic === 'string' ? topic : undefined,
    })),
  );
}

const slidesIn = (value: Json | undefined) => (isObject(value) ? objectsIn(value.slides) : []);
const objectsIn = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : []);
const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const linesOf = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map(text).join(' ') : text(value);

const textsOf = (value: { readonly [field: string]: Json }): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, text(each)]));
