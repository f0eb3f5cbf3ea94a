import type { Brand, DeckCircle, Film } from '@tamarack-lowe/content-model';
import { useVisitor } from '@tamarack-lowe/pages';
import { SlidesPage, type SlidesPageProps } from '@tamarack-lowe/pages/slides';
import {
  SLIDE_DURATION_MS,
  SLIDE_RESET_DURATION_MS,
  selectGoOnPath,
  selectSlideDurationMs,
  selectSlideIndex,
  selectSlides,
  selectUserName,
  selectUserType,
  slideShown,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageHydrated } from '../../client/prehydration/hydration.tsx';
import { Link } from '../../client/router/Link.tsx';
import { readPeople } from '../../client/router/metPeople.ts';
import { useOpenedStories } from '../../client/router/openedStories.tsx';
import { useSearch } from '../../client/router/useFilters.ts';
import { usePreparedPage } from '../../client/router/whenIdle.ts';
import { withoutTrailingSlash } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { byType, deckOf } from '../../site/sections.ts';
import { slot } from '../custom/customComponents.ts';
import { definePage } from '../route.ts';
import { previewStory } from '../story/preview.ts';
import type { SlidesData } from './data.server.ts';

const Page = slot('slides', SlidesPage);

function Slides({ section, plays, facts }: Pick<SlidesData, 'plays' | 'facts'> & { section: string }) {
  const dispatch = useSiteDispatch();
  const { brand, paths } = useSite();
  const slidesOf = useSlidesOf(section);
  const durationMs = useSiteSelector((state) => selectSlideDurationMs(state, section));
  const count = slidesOf[useVisitor().type]?.length ?? 0;
  const sectionIndex = brand.sections.findIndex(({ id }) => id === section);
  const { name = '', ring = false } = brand.sections[sectionIndex] ?? {};
  const hrefOf = useMemo(
    () => (to: DeckCircle['story']) => ('video' in to ? playQuery(to.video) : paths.story(section, to.id)),
    [paths, section],
  );
  return (
    <Page
      section={name}
      slidesOf={slidesOf}
      index={useShownSlide(section)}
      onShow={({ index }) => dispatch(slideShown({ section, index }))}
      change={durationMs === SLIDE_RESET_DURATION_MS ? 'reset' : 'slide'}
      slideDurationMs={SLIDE_DURATION_MS}
      seed={FIRST_SEED + SEED_STEP * sectionIndex}
      rings={useMemo(() => (ring ? nameRings(brand, count) : []), [ring, brand, count])}
      name={useSiteSelector(selectUserName)}
      opened={useOpenedStories(paths)}
      met={useMetPeople()}
      goOn={useLastSlide(section)}
      hrefOf={hrefOf}
      renderLink={renderCircleLink}
      phrase={brand.phrase}
      jobs={brand.links.jobs}
      facts={facts}
      playing={usePlayingFilm(plays)}
    />
  );
}

/** Seed of the rings behind the first slide of the first section, and the step from section to section. */
const FIRST_SEED = 0.4;
const SEED_STEP = 8.9;

/** Seeds of the rings in the middle of the slides: one word of the firm's name each, then the whole name. */
function nameRings({ short }: Pick<Brand, 'short'>, count: number): string[] {
  const words = short.split(' ');
  return Array.from({ length: count }, (_, index) => words[index] ?? short);
}

/** Returns the slides of a section for each visitor type; those of the visitor's own type come from the store. */
function useSlidesOf(section: string): SlidesPageProps['slidesOf'] {
  const site = useSite();
  const slides = useSiteSelector((state) => selectSlides(state, section));
  const type = useSiteSelector(selectUserType);
  return useMemo(
    () => ({ ...byType(site, (each) => deckOf(site, section, each).slides), [type]: slides }),
    [site, section, slides, type],
  );
}

/**
 * Index of the slide on screen. A deck that has just mounted shows the slide of the address. After that the store decides,
 * because it changes before the address does. At first the store may still have another slide: an effect gives it the address.
 */
function useShownSlide(section: string): number {
  const { pathname } = useLocation();
  const { paths } = useSite();
  const remembered = useSiteSelector((state) => selectSlideIndex(state, section));
  const [initial] = useState(() => {
    const match = paths.read(pathname);
    return match.kind === 'slides' ? match.index : 0;
  });
  const [followsStore, setFollowsStore] = useState(remembered === initial);
  useEffect(() => setFollowsStore(true), []);
  return followsStore ? remembered : initial;
}

/** Returns the last slide of the previous visit, for a link on the first slide; undefined if there is none. */
function useLastSlide(section: string): SlidesPageProps['goOn'] {
  const { paths } = useSite();
  const href = useSiteSelector((state) => selectGoOnPath(state, section));
  return useMemo(() => {
    const match = href === null ? null : paths.read(href);
    return href !== null && match?.kind === 'slides' ? { href, number: match.index + 1 } : undefined;
  }, [href, paths]);
}

/** Returns the people whose pages were opened; undefined until their list is read, as in the built page. */
function useMetPeople(): SlidesPageProps['met'] {
  const site = useSite();
  const [met, setMet] = useState<SlidesPageProps['met']>();
  useEffect(() => setMet(readPeople(site)), [site]);
  return met;
}

/** The query that plays a film over its slide. */
const playQuery = (number: number | string) => `?play=${number}`;

/**
 * The film that the address asks for, `?play=4`; built pages have none. Closing it goes back in history if the visitor
 * opened it here; else it removes the parameter.
 */
function usePlayingFilm(plays: Readonly<Record<string, Film>>): SlidesPageProps['playing'] {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const play = useSearch().get('play') ?? '';
  const film = usePageHydrated() && Object.hasOwn(plays, play) ? plays[play] : undefined;
  if (!film) return null;
  const onClose = () =>
    void (state === OPENED_HERE
      ? navigate(-1)
      : navigate(pathname, { replace: true, preventScrollReset: true }));
  return { film, href: playQuery(play), onClose };
}

/** Renders the link of a circle: to a story, or to the film that plays over the slide. */
const renderCircleLink = (props: CircleLinkProps) =>
  props.href.startsWith('?') ? <FilmLink {...props} /> : <Link {...props} />;

/** History state of a film that was opened on its slide: closing it goes back. */
const OPENED_HERE = 'opened here';

/**
 * Opens a film without scrolling the slide. Built pages have addresses with a slash at the end, the router does not.
 */
function FilmLink({ href, ...rest }: CircleLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link {...rest} href={withoutTrailingSlash(pathname) + href} state={OPENED_HERE} preventScrollReset />
  );
}

function SlidesAt({ data, pathname }: { data: SlidesData; pathname: string }) {
  const match = useSite().paths.read(pathname);
  usePreparedPage(Object.keys(data.previews)[0]);
  return match.kind === 'slides' && <Slides section={match.section} {...data} />;
}

/** The deck of a section. One page renders all its addresses: moving between them moves the deck. */
export const page = definePage<SlidesData>({
  metadata: { slides: true },
  Component: SlidesAt,
  previewOf: ({ previews }, pathname) => previewStory(previews, pathname),
});
