import type { ItemKind, ItemSummary } from '../../protocol.ts';
import { grouped } from './grouped.ts';

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
