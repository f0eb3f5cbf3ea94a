import type { Section } from '@tamarack-lowe/content-model';
import type { SlidesPageProps } from '@tamarack-lowe/pages/slides';
import { selectSlides, selectUserType } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { siteDeck } from '../../../../../apps/site/app/content/siteDeck.ts';

/** The slides of a section for each visitor type; the visitor's own as the visit has them. */
export function useSlidesOf(section: Section): SlidesPageProps['slidesOf'] {
  const slides = useSiteSelector((state) => selectSlides(state, section));
  const type = useSiteSelector(selectUserType);
  return useMemo(() => {
    const { student, experienced } = siteDeck()[section];
    return { student: student.slides, experienced: experienced.slides, [type]: slides };
  }, [section, slides, type]);
}
