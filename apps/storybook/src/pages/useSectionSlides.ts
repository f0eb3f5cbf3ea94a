import type { DeckCircle, Section, Site } from '@tamarack-lowe/content-model';
import type { SlidesPageProps } from '@tamarack-lowe/pages/slides';
import { useMemo, useState } from 'react';
import { found } from './found.ts';

const OPENED: ReadonlySet<string> = new Set();

/** Shows the slides of a section of a firm, from the one at `start`: props of the page, and whether it has corner buttons. */
export function useSectionSlides({ brand, deck, paths }: Site, section: Section, start: number) {
  const [index, setIndex] = useState(start);
  const place = brand.sections.findIndex(({ id }) => id === section);
  const { name, corners = false, ring = false } = found(brand.sections[place]);
  const slidesOf = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(found(deck[section])).map(([type, { slides }]) => [type, slides] as const),
      ),
    [deck, section],
  );
  const hrefOf = useMemo(
    () => (to: DeckCircle['story']) => ('video' in to ? `?play=${to.video}` : paths.story(section, to.id)),
    [paths, section],
  );
  const page = {
    section: name,
    ...{ slidesOf, index, hrefOf },
    onShow: (change) => setIndex(change.index),
    change: 'slide',
    slideDurationMs: 1600,
    opened: OPENED,
    phrase: brand.phrase,
    jobs: brand.links.jobs,
  } satisfies Partial<SlidesPageProps>;
  return { page, place, hasRing: ring, hasCorners: corners && index > 0 };
}
