import type { ItemKind, ItemSummary, ToDo } from '../../protocol.ts';

/** Items of a section. `slides`: those of each slide, by its number from 0; null without a circle, or for a kind without slides. */
export type SectionGroup = {
  section: string;
  count: number;
  slides: { slide: number | null; items: readonly ItemSummary[] }[];
};

/** Groups stories by section and slide, other items by section. Slides are in their order, stories without a circle last. */
export function groupsOf(kind: ItemKind, items: readonly ItemSummary[]): SectionGroup[] {
  return grouped(items, (item) => item.section ?? '').map(([section, entries]) => {
    const slides = grouped(entries, (item) => (kind === 'story' ? (item.slide ?? null) : null));
    const last = Number.POSITIVE_INFINITY;
    return {
      section,
      count: entries.length,
      slides: slides
        .map(([slide, own]) => ({ slide, items: own }))
        .toSorted((a, b) => (a.slide ?? last) - (b.slide ?? last)),
    };
  });
}

/**
 * Returns the items whose title, topic or file has all words of a text, whatever their capitals and accents. `nameOfTopic` returns the
 * name that a topic is shown with.
 */
export function itemsWith(
  items: readonly ItemSummary[],
  text: string,
  nameOfTopic: (id: string) => string,
): readonly ItemSummary[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ id, title, topic }) => {
    const own = plain(`${title} ${topic === undefined ? '' : nameOfTopic(topic)} ${id}`);
    return words.every((word) => own.includes(word));
  });
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** One issue with all places where it stands. */
export type PlacedIssue = { message: string; places: readonly ToDo[] };

/** Work that is left of one item; without an id, one issue that several items have. */
export type ToDoSection =
  | { id: null; issues: readonly [PlacedIssue] }
  | { id: string; issues: readonly PlacedIssue[] };

/** Lists what is left to do, each issue once: those of several items first, then the items. */
export function toDoSections(toDo: readonly ToDo[]): ToDoSection[] {
  const all = placedIssues(toDo);
  const isShared = ({ places }: PlacedIssue) => new Set(places.map(({ id }) => id)).size > 1;
  const own = all.filter((issue) => !isShared(issue)).flatMap(({ places }) => places);
  return [
    ...all.filter(isShared).map((issue): ToDoSection => ({ id: null, issues: [issue] })),
    ...grouped(own, ({ id }) => id).map(([id, entries]) => ({ id, issues: placedIssues(entries) })),
  ];
}

function placedIssues(toDo: readonly ToDo[]): PlacedIssue[] {
  // The same message with another state is another task.
  const groups = grouped(toDo, ({ issue, state }) => JSON.stringify([state, issue.message]));
  return groups.map(([, places]) => ({ message: places[0]?.issue.message ?? '', places }));
}

/** Groups values by a key, in the order in which keys first come. */
export function grouped<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): [key: Key, values: Value[]][] {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
}
