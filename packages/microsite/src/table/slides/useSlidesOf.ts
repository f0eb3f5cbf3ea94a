import type { SlidesPageProps } from '@tamarack-lowe/pages/slides';
import { selectSlides, selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { byType } from '../../site/byType.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { deckOf } from './deckOf.ts';

/** The slides of a section for each visitor type; the visitor's own as the visit has them. */
export function useSlidesOf(section: string): SlidesPageProps['slidesOf'] {
  const site = useSite();
  const slides = useSiteSelector((state) => selectSlides(state, section));
  const type = useSiteSelector(selectUserType);
  return useMemo(
    () => ({ ...byType(site, (each) => deckOf(site, section, each).slides), [type]: slides }),
    [site, section, slides, type],
  );
}
