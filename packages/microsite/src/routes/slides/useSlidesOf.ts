import type { SlidesPageProps } from '@tamarack-lowe/pages/slides';
import { selectSlides, selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { byType } from '../../site/byType.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { deckOf } from './deckOf.ts';

/** Returns the slides of a section for each visitor type; those of the visitor's own type come from the store. */
export function useSlidesOf(section: string): SlidesPageProps['slidesOf'] {
  const site = useSite();
  const slides = useSiteSelector((state) => selectSlides(state, section));
  const type = useSiteSelector(selectUserType);
  return useMemo(
    () => ({ ...byType(site, (each) => deckOf(site, section, each).slides), [type]: slides }),
    [site, section, slides, type],
  );
}
