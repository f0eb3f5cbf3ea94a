import { savesData } from '@tamarack-lowe/pages';
import type { IntroPageProps } from '@tamarack-lowe/pages/intro';
import { foreseeSlides } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useSite } from '../../site/SiteContext.tsx';
import { firstSection } from '../../site/sections.ts';

/** Prefetches the pictures of the first slide when the pointer comes near a choice, unless the visitor saves data. */
export function useFirstPictures(): NonNullable<IntroPageProps['onNear']> {
  const dispatch = useSiteDispatch();
  const site = useSite();
  return async ({ type }) => {
    if (savesData()) return;
    const circleField = await import('@tamarack-lowe/ui/circle-field').catch(() => null);
    const [first] = dispatch(foreseeSlides({ section: firstSection(site).id, type }));
    circleField?.fetchCirclePhotos(first?.circles ?? []);
  };
}
