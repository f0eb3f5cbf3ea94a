import { type DeckSlide, type PageFacts, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import { Deck } from '@tamarack-lowe/ui/deck';
import { DeckControls } from '@tamarack-lowe/ui/deck-controls';
import { DECK, SLIDE } from '@tamarack-lowe/ui/internal/parts';
import { useEffect, useMemo, useRef } from 'react';
import { savesData } from '../browser.ts';
import { useWords } from '../context/PagesProvider.tsx';
import { useVisitor, useVisitorType } from '../context/VisitorProvider.tsx';
import { type OpenFilm, PlayDialog } from './PlayDialog.tsx';
import { SlideContent, type SlideOfType, type SlideSurroundings } from './SlideContent.tsx';

export type { MetPerson } from './YourRing.tsx';

/** The slides of a section for each visitor type. */
export type SlidesOfTypes = Readonly<Record<VisitorType, readonly DeckSlide[]>>;

/** Props of a deck. */
export type SlidesPageProps = SlideSurroundings & {
  /** Name of the section. */
  section: string;
  /** Keep the same object while no slide changes. */
  slidesOf: SlidesOfTypes;
  /** Index of the current slide. */
  index: number;
  /** The visitor goes to another slide. */
  onShow: (change: { index: number }) => void;
  /** Type of the transition: to another slide, or from the end back to the beginning. */
  change: 'slide' | 'reset';
  /** Duration of a transition, ms. */
  slideDurationMs: number;
  /** Seed of the rings behind the first slide; each next slide adds to it. */
  seed: number;
  /**
   * Text of each slide whose letters form the ring in the middle. For visitors with a name, their name forms it. Default: no
   * rings.
   *
   * @example ['Grow', 'Grow together']
   */
  rings?: readonly string[];
  /** Facts in the words of each slide; null for a slide without any. Keep the same list while none changes. Default: no facts. */
  facts?: readonly (PageFacts | null)[];
  /**
   * The film over the slide. Default none.
   *
   * @example { film, href: '?play=how-we-grow', onClose: closeFilm }
   */
  playing?: OpenFilm | null;
};

const NO_SLIDES: readonly DeckSlide[] = [];
const NO_RINGS: readonly string[] = [];
const NO_FACTS: readonly null[] = [];

/** Difference of the seeds of adjacent slides. */
const SEED_STEP = 1.7;

/** The slides of a section, one of them current. */
export function SlidesPage({
  section,
  slidesOf,
  index,
  onShow,
  change,
  slideDurationMs,
  seed,
  rings = NO_RINGS,
  facts = NO_FACTS,
  playing = null,
  name,
  opened,
  hrefOf,
  renderLink,
  phrase,
  jobs,
  met,
  goOn,
}: SlidesPageProps) {
  const { say } = useWords();
  const { type, types, known } = useVisitor();
  const slides = slidesOf[type] ?? NO_SLIDES;
  // Before the visitor type is known, the current slide has parts for all types, and style sheets show one.
  const indexForAll = known ? -1 : index;
  usePicturesForPrint();
  useAdjacentPictures(index, slideDurationMs);

  const { index: typeIndex } = useVisitorType();
  const contents = useMemo(
    () => slides.map((slide): SlideOfType[] => [{ type, index: typeIndex, slide }]),
    [slides, type, typeIndex],
  );
  const contentForAll = useMemo(
    () =>
      types.flatMap(({ id }, index): SlideOfType[] => {
        const slide = slidesOf[id]?.[indexForAll];
        return slide ? [{ type: id, index, slide }] : [];
      }),
    [slidesOf, types, indexForAll],
  );

  const count = slides.length;
  const current = titleOf(slides[index]);
  const progress = say('slideProgress', { number: index + 1, count });
  // Stays the same while only the index changes, so that a press renders no slide again.
  const deckSlides = useMemo(() => {
    const surroundings = { name, opened, hrefOf, renderLink, phrase, jobs, met, goOn };
    return slides.map((slide, place) => ({
      key: slide.slug,
      href: slide.path,
      label: say('slideNamed', { number: place + 1, count: slides.length, title: titleOf(slide) }),
      content: ({ current }: { current: boolean }) => (
        <SlideContent
          {...surroundings}
          current={current}
          seed={place * SEED_STEP + seed}
          ring={rings[place] && (name || rings[place])}
          facts={facts[place] ?? undefined}
          slides={(place === indexForAll ? contentForAll : contents[place]) ?? []}
        />
      ),
    }));
  }, [
    slides,
    contents,
    contentForAll,
    indexForAll,
    rings,
    facts,
    seed,
    say,
    name,
    opened,
    hrefOf,
    renderLink,
    phrase,
    jobs,
    met,
    goOn,
  ]);

  return (
    <>
      <Deck
        index={index}
        onIndexChange={onShow}
        change={change}
        label={say('slidesLabel', { section })}
        roleDescription={say('slidesRole')}
        slideRoleDescription={say('slideRole')}
        announcement={deckSlides[index]?.label}
        slides={deckSlides}
      >
        <DeckControls
          index={index}
          count={count}
          onIndexChange={onShow}
          title={current}
          progress={progress}
          previousLabel={say('previousSlide')}
          nextLabel={say('nextSlide')}
          // The rings are those of the last slide. In the built page they have no name, as `driveDeck` expects.
          name={name || (known ? phrase : '')}
        />
      </Deck>
      {playing && <PlayDialog key={playing.href} {...playing} />}
    </>
  );
}

const titleOf = (slide: DeckSlide | undefined): string =>
  slide ? (slide.label ?? toLines(slide.title).join(' ')) : '';

/** Time at rest before fetching, ms. */
const REST_MS = 500;

/**
 * Fetches the pictures of adjacent slides once the deck is at rest and the browser is idle, because during a transition their
 * layout and paint would delay frames. Visitors who go on before that get those of their slide at the press.
 */
function useAdjacentPictures(index: number, slideDurationMs: number) {
  const moves = useRef(false);
  useEffect(() => {
    const slides = document.querySelectorAll(SLIDE);
    const delay = moves.current ? slideDurationMs : 0;
    // The first slide loads as the page does: what is below the window waits.
    if (moves.current) fetchPictures(slides[index]);
    moves.current = true;
    if (savesData()) return;
    const fetchAdjacent = () => [slides[index + 1], slides[index - 1]].forEach(fetchPictures);
    const timer = setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(fetchAdjacent),
      delay + REST_MS,
    );
    return () => clearTimeout(timer);
  }, [index, slideDurationMs]);
}

/** Fetches all pictures before printing: print shows all slides, and lazy pictures of other slides are not loaded. */
function usePicturesForPrint() {
  useEffect(() => {
    const fetchAll = () => fetchPictures(document.querySelector(DECK));
    const print = matchMedia('print');
    const onChange = () => print.matches && fetchAll();
    window.addEventListener('beforeprint', fetchAll);
    print.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('beforeprint', fetchAll);
      print.removeEventListener('change', onChange);
    };
  }, []);
}

function fetchPictures(part: Element | null | undefined): void {
  for (const picture of part?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}
