import { type StoryCard, slideLabel, toLines } from '@tamarack-lowe/content-model';
import { useVisitor } from '@tamarack-lowe/pages';
import type { StoryPageData } from '@tamarack-lowe/pages/internal/data';
import { openingPictures } from '@tamarack-lowe/pages/internal/opening-pictures';
import { type OpeningSlide, StoryEnd, StoryPage, type StoryPageProps } from '@tamarack-lowe/pages/story';
import { selectSlide } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { loadPicture } from '@tamarack-lowe/ui/internal/picture-source';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { usePageHydrated } from '../../client/prehydration/hydration.tsx';
import { useOpenedAddresses } from '../../client/router/openedStories.tsx';
import { preferredForm, storePreferredForm } from '../../client/router/preferredForm.ts';
import { useRouterActions } from '../../client/router/routerActions.ts';
import { moveSharedElement } from '../../client/router/sharedElement.ts';
import { useMetAuthor } from '../../client/router/useMetPerson.ts';
import { whenIdle } from '../../client/router/whenIdle.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import { previewStory, type ShownStoryData } from './preview.ts';

const Page = slot('story', StoryPage);
const End = slot('storyEnd', StoryEnd);

type OnForm = NonNullable<StoryPageProps['onForm']>;

function Story({ data: { previews, ...data } }: { data: ShownStoryData }) {
  const from = useOpeningSlide(data.story);
  const arrived = useCameByLink();
  usePrefetchedNeighbours(data.around);
  const { brand, storage } = useSite();
  const onForm = useCallback<OnForm>(({ form }) => storePreferredForm(storage, form), [storage]);
  useMetAuthor(data.story);
  return <Page {...data} from={from} arrived={arrived} jobs={brand.links.jobs} End={End} onForm={onForm} />;
}

/**
 * The slide that the visitor was on last, also for the next stories after the one that they opened there, and the text of the circle
 * that led to this one; null when they came from elsewhere.
 */
function useOpeningSlide(story: Pick<StoryCard, 'section' | 'slug'>): OpeningSlide | null {
  const slide = useSiteSelector((state) => selectSlide(state, story.section));
  const opened = useOpenedAddresses();
  return useMemo(() => {
    if (!slide || !opened.has(slide.path)) return null;
    const circle = slide.circles.find((circle) => circle.story.id === story.slug);
    return { href: slide.path, label: slideLabel(slide), tag: circle && toLines(circle.text).join(' ') };
  }, [slide, opened, story]);
}

/** Returns true when the visitor followed a link of the site to this page; false on the built page and after Back. */
function useCameByLink(): boolean {
  const navigationType = useNavigationType();
  const [cameByLink] = useState(usePageHydrated() && navigationType !== NavigationType.Pop);
  return cameByLink;
}

/** Prefetches the previous and next story of the visitor's type when the browser is idle. */
function usePrefetchedNeighbours(around: StoryPageData['around']) {
  const { type, known } = useVisitor();
  const { prefetch } = useRouterActions();
  const neighbours = known ? around[type] : undefined;
  // A string: the effect must not run again while the addresses are the same.
  const paths = [neighbours?.prev?.href, neighbours?.next?.href].filter(Boolean).join('\n');
  useEffect(() => {
    if (paths === '') return;
    return whenIdle(() => {
      for (const path of paths.split('\n')) prefetch(path);
    });
  }, [prefetch, paths]);
}

/** Images by the data of their page. As long as they are here, the browser does not drop what it has decoded. */
const decoding = new WeakMap<ShownStoryData, Promise<readonly HTMLImageElement[]>>();

/** Loads and decodes the pictures that are in the window when a story opens, once for each story. */
function decodePictures(data: ShownStoryData): Promise<unknown> {
  const images = decoding.get(data) ?? decodeImages(data);
  decoding.set(data, images);
  return images;
}

async function decodeImages({ story }: ShownStoryData): Promise<readonly HTMLImageElement[]> {
  const images = openingPictures(story).map(({ picture, sizes }) => loadPicture(picture, sizes));
  await Promise.allSettled(images.map((image) => image.decode()));
  return images;
}

export const page = definePage<ShownStoryData>({
  // Pages of films are dark for every visitor type.
  metadata: ({ story }) => ({ page: 'story', night: story.theme === 'video--single' }),
  Component: Story,
  moveSharedElement,
  decodePictures,
  preferredPath: import.meta.env.FORMS
    ? ({ forms }, { storage }) => preferredForm(storage, forms?.links)?.href
    : undefined,
  previewOf: ({ previews }, pathname) => previewStory(previews, pathname),
});
