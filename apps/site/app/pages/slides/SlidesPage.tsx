import { type Section, toLines, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import {
  SLIDE_RESET_DURATION_MS,
  selectSlideDurationMs,
  selectSlides,
  selectUserName,
  selectUserType,
  slideShown,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import type { Film } from '@tamarack-lowe/stories/server';
import { Deck } from '@tamarack-lowe/ui/deck';
import { DeckControls } from '@tamarack-lowe/ui/deck-controls';
import { useMemo } from 'react';
import { say } from '../../content/say.ts';
import { siteDeck } from '../../content/siteDeck.ts';
import { useHydrated } from '../../navigation/hydrated.tsx';
import { useSearch } from '../../navigation/useSearch.ts';
import { useRestored } from '../../store/restored.tsx';
import { useVisitedCircles } from './openedStories.tsx';
import { PlayDialog } from './PlayDialog.tsx';
import { SlideContent, type SlideOfType } from './SlideContent.tsx';
import { useNearPictures } from './useNearPictures.ts';
import { usePrintedPictures } from './usePrintedPictures.ts';
import { useShownSlide } from './useShownSlide.ts';

/** All slides of a section, one of them shown: the one the address names. */
export function SlidesPage({ section, plays }: { section: Section; plays: Record<string, Film> }) {
  const dispatch = useSiteDispatch();
  const index = useShownSlide(section);
  const slides = useSiteSelector((state) => selectSlides(state, section));
  const type = useSiteSelector(selectUserType);
  const durationMs = useSiteSelector((state) => selectSlideDurationMs(state, section));
  const name = useSiteSelector(selectUserName);
  // Before the visit is known, the slide that is looked at is there for both, and style sheets show one.
  const forBoth = useRestored() ? -1 : index;
  const opened = useVisitedCircles();
  usePrintedPictures();
  useNearPictures(index);
  const search = useSearch();
  const show = ({ index }: { index: number }) => dispatch(slideShown({ section, index }));

  const contents = useMemo(() => slides.map((slide): SlideOfType[] => [{ type, slide }]), [slides, type]);
  const contentForBoth = useMemo(
    () =>
      VISITOR_TYPES.flatMap((each): SlideOfType[] => {
        const slide = (each === type ? slides : siteDeck()[section][each].slides)[forBoth];
        return slide ? [{ type: each, slide }] : [];
      }),
    [section, slides, forBoth, type],
  );

  const count = slides.length;
  const labels = slides.map((slide) => slide.label ?? toLines(slide.title).join(' '));
  const current = labels[index] ?? '';
  const progress = say('slideProgress', { number: index + 1, count });
  const play = search.get('play') ?? '';
  // Built pages have no film: one that the address asks for opens once the script runs.
  const film = useHydrated() && Object.hasOwn(plays, play) ? plays[play] : undefined;

  return (
    <>
      <Deck
        index={index}
        onIndexChange={show}
        change={durationMs === SLIDE_RESET_DURATION_MS ? 'reset' : 'slide'}
        label={say('slidesLabel', {
          section: say(section === 'discover' ? 'discoverSection' : 'recruitSection'),
        })}
        roleDescription={say('slidesRole')}
        slideRoleDescription={say('slideRole')}
        announcement={`${progress}: ${current}`}
        slides={slides.map((slide, place) => ({
          key: slide.slug,
          href: slide.path,
          label: `${say('slideProgress', { number: place + 1, count })}: ${labels[place]}`,
          content: ({ current }) => (
            <SlideContent
              section={section}
              place={place}
              current={current}
              name={name}
              slides={(place === forBoth ? contentForBoth : contents[place]) ?? []}
              opened={opened}
            />
          ),
        }))}
      >
        <DeckControls
          index={index}
          count={count}
          onIndexChange={show}
          title={current}
          progress={progress}
          previousLabel={say('previousSlide')}
          nextLabel={say('nextSlide')}
        />
      </Deck>
      {film && <PlayDialog key={play} number={play} film={film} />}
    </>
  );
}
