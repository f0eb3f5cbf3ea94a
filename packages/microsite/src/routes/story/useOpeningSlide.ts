import { type StoryCard, slideLabel } from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { selectSlide } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { useOpenedAddresses } from '../../client/router/openedStories.tsx';
import { holdsStory } from '../slides/holdsStory.ts';

/** The slide from which the visitor opened a story; null when they came from elsewhere. */
export function useOpeningSlide(story: Pick<StoryCard, 'section' | 'slug' | 'topic'>): PageAddress | null {
  const slide = useSiteSelector((state) => selectSlide(state, story.section));
  const opened = useOpenedAddresses();
  return useMemo(() => {
    if (!slide || !opened.has(slide.path) || !holdsStory(slide, story)) return null;
    return { href: slide.path, label: slideLabel(slide) };
  }, [slide, opened, story]);
}
