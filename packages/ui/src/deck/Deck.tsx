import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { isPinchZoomed } from '../pinchZoom.ts';
import { Drawn } from '../rings/ringContext.ts';
import { useHydrated } from '../useHydrated.ts';
import { endStep, listenToDeck } from './deckInput.ts';
import { inReadingOrder, makeWheelReader } from './gestures.ts';
import { type DrawnSlide, lockSlide, useDeckChange } from './useDeckChange.ts';

/**
 * Slides side by side, one of them shown: moved by its index in percent, so that no width is measured. Input counts at
 * once and the last target wins; time governs only the drawing, which starts in the frame of the press. Renders a
 * `section`.
 */
export function Deck({
  slides,
  index,
  onIndexChange,
  label,
  roleDescription,
  slideRoleDescription,
  announcement,
  change = 'slide',
  children,
  className,
  style,
  ref,
  ...rest
}: DeckProps) {
  const own = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const drawn = useDeckChange(own, index, change);
  useDeckGestures(own, { index, count: slides.length, onIndexChange });
  return (
    <section
      {...rest}
      ref={mergeRefs(own, ref)}
      className={classNames('gt-deck', className)}
      aria-roledescription={roleDescription}
      aria-label={label}
      data-change={change}
      data-gt-arrow-keys=""
      style={style}
    >
      <div className="gt-deck__window">
        <div className="gt-deck__track" style={{ '--gt-deck-index': drawn.index } as CSSProperties}>
          {slides.map((slide, place) => (
            <DeckSection
              key={slide.key}
              slide={slide}
              place={place}
              roleDescription={slideRoleDescription}
              locked={hydrated ? !drawn.canReach(place) : undefined}
              {...drawn.slide(place)}
            />
          ))}
        </div>
      </div>
      {children}
      <p className="gt-visually-hidden" role="status" suppressHydrationWarning>
        {announcement}
      </p>
    </section>
  );
}

/** One slide of a deck. */
export type DeckSlide = {
  /** Unique in its deck. */
  key: string;
  /** Its accessible name, for example "3 of 6: A Place to Belong". */
  label: string;
  /** What is on it, or what draws that once it is clear whether this is the slide that is shown. */
  content: ReactNode | ((slide: { current: boolean }) => ReactNode);
  /** Its address, for `driveDeck`, which steps before React can. */
  href?: string;
};

/** What `Deck` takes besides the attributes of its `section`. */
export type DeckProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  slides: readonly DeckSlide[];
  /** The slide that is shown, from 0. */
  index: number;
  /** Called at once on keys, swipe and wheel, with the slide that is asked for; never beyond the ends. */
  onIndexChange: (change: { index: number }) => void;
  /** Accessible name of the deck. */
  label: string;
  /** What a deck is called in the visitor's language, for example "carousel". */
  roleDescription: string;
  /** What a slide is called in the visitor's language, for example "slide". */
  slideRoleDescription: string;
  /** Said when it changes, for example "Slide 3 of 6: A Place to Belong". */
  announcement?: string | undefined;
  /** `slide` takes 1.6 s, `reset` .6 s without extra travel, `none` no time at all. Default `slide`. */
  change?: 'slide' | 'reset' | 'none';
  /** Over the slides, for example `DeckControls`. */
  children?: ReactNode;
};

type DeckSectionProps = DrawnSlide & {
  slide: DeckSlide;
  /** From 0. */
  place: number;
  roleDescription: string;
  /** It cannot be reached. Undefined before the script runs: nothing could take a lock of the built page away again. */
  locked: boolean | undefined;
};

/** One slide in its place. Renders a `section`. */
function DeckSection(props: DeckSectionProps) {
  const { slide, place, roleDescription, locked, current, side, shown, passing } = props;
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (own.current && locked !== undefined) return lockSlide(own.current, locked);
  }, [locked]);

  return (
    <section
      ref={own}
      className="gt-deck__slide"
      aria-roledescription={roleDescription}
      aria-label={slide.label}
      data-href={slide.href}
      data-current={current || undefined}
      data-side={side}
      data-shown={shown || undefined}
      data-passing={passing || undefined}
      style={{ '--gt-slide': place } as CSSProperties}
    >
      <Drawn value={shown}>
        {typeof slide.content === 'function' ? slide.content({ current }) : slide.content}
      </Drawn>
    </section>
  );
}

/** What gestures need to know of a deck. */
type Target = { index: number; count: number; onIndexChange: (change: { index: number }) => void };

/** Keys, swipe and wheel as wishes for another slide, for as long as the deck is on the page. */
function useDeckGestures(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useRef(target);
  // Before the next event, whatever else is waiting: a step from the slide before would lead to the slide that is shown.
  useLayoutEffect(() => {
    latest.current = target;
  });

  // In the task that draws the slides: a key that is pressed as soon as they are seen counts.
  useLayoutEffect(() => {
    const deck = ref.current;
    if (!deck) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (by: number) => {
      const { index, count, onIndexChange } = latest.current;
      const next = Math.min(count - 1, Math.max(0, index + by));
      if (next !== index) onIndexChange({ index: next });
    };
    const step = (by: number) => move(inReadingOrder(by, deck));
    listenToDeck(deck, step, signal);
    document.addEventListener(
      'keydown',
      (event) => {
        const by = endStep(event, deck);
        if (by === 0) return;
        event.preventDefault();
        move(by);
      },
      { signal },
    );

    const readWheel = makeWheelReader();
    deck.addEventListener(
      'wheel',
      (event) => {
        if (isPinchZoomed()) return;
        const { horizontal, by } = readWheel(event);
        if (!horizontal) return;
        // The browser would go back in history.
        event.preventDefault();
        if (by !== 0) step(by);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [ref]);
}
