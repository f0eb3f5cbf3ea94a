import {
  type ComponentPropsWithRef,
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames, mergeRefs } from '../mergeProps.ts';
import { DecorationRendered } from '../rings/ringContext.ts';
import { useHydrated } from '../useHydrated.ts';
import { endStep, listenToDeck } from './deckInput.ts';
import { followFinger } from './followFinger.ts';
import { inReadingOrder, listenToWheel } from './gestures.ts';
import { lockSlide, type SlideState, useDeckChange } from './useDeckChange.ts';

/** One slide of a deck. */
export type DeckSlide = {
  /** Unique in its deck. */
  key: string;
  /** Accessible name, for example "3 of 6: A Place to Belong". */
  label: string;
  /** Content, or a function that renders it. `current`: the slide is the current one. */
  content: ReactNode | ((slide: { current: boolean }) => ReactNode);
  /** Address of the slide, its `data-href`: `driveDeck` changes slides before React runs, and themes select one. */
  href?: string;
};

/** Props of `Deck`, besides the attributes of its `section`. */
export type DeckProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  slides: readonly DeckSlide[];
  /** Index of the current slide, from 0. */
  index: number;
  /** Called at once on keys, swipe and wheel with the requested slide; never beyond the ends. */
  onIndexChange: (change: { index: number }) => void;
  /** Accessible name of the deck. */
  label: string;
  /** Role description of a deck in the visitor's language, for example "carousel". */
  roleDescription: string;
  /** Role description of a slide in the visitor's language, for example "slide". */
  slideRoleDescription: string;
  /** Announced after a change, for example "Slide 3 of 6: A Place to Belong". */
  announcement?: string | undefined;
  /** `slide` takes 1.6 s; `reset` .6 s, without extra movement of layers; `none` has no animation. Default `slide`. */
  change?: 'slide' | 'reset' | 'none';
  /** Rendered over the slides, for example `DeckControls`. */
  children?: ReactNode;
};

/**
 * Slides side by side, one of them visible. The track moves in percent, so that no width is measured. Input counts at once,
 * also during an animation, and the last target wins. Renders a `section`.
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
  const deckChange = useDeckChange(own, index, change);
  useDeckGestures(own, { index, count: slides.length, onIndexChange });
  return (
    <section
      {...rest}
      ref={mergeRefs(own, ref)}
      className={classNames('gt-deck', className)}
      aria-roledescription={roleDescription}
      aria-label={label}
      data-change={change}
      data-moving={deckChange.moving || undefined}
      data-gt-arrow-keys=""
      style={style}
    >
      <div className="gt-deck__window">
        <div className="gt-deck__track" style={{ '--gt-deck-index': deckChange.index } as CSSProperties}>
          {slides.map((slide, place) => (
            <DeckSection
              key={slide.key}
              slide={slide}
              place={place}
              roleDescription={slideRoleDescription}
              locked={hydrated ? !deckChange.canReach(place) : undefined}
              {...deckChange.slide(place)}
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

type DeckSectionProps = SlideState & {
  slide: DeckSlide;
  /** Index of the slide, from 0. */
  place: number;
  roleDescription: string;
  /** The slide is inert. Undefined before hydration, because without scripts no slide of the built page could be unlocked. */
  locked: boolean | undefined;
};

/** One slide in its place on the track. Memoised, so that a press renders only slides that change. Renders a `section`. */
const DeckSection = memo(function DeckSection(props: DeckSectionProps) {
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
      <DecorationRendered value={shown}>
        {typeof slide.content === 'function' ? slide.content({ current }) : slide.content}
      </DecorationRendered>
    </section>
  );
});

/** The state of a deck that gestures read. */
type Target = { index: number; count: number; onIndexChange: (change: { index: number }) => void };

/** Changes slides on keys, swipe and wheel while the deck is mounted. */
function useDeckGestures(ref: RefObject<HTMLElement | null>, target: Target): void {
  const latest = useRef(target);
  // A layout effect, because a key may be pressed before other effects run: a step from the old index would change nothing.
  useLayoutEffect(() => {
    latest.current = target;
  });

  // A layout effect listens as soon as the slides are visible, so that an early key counts.
  useLayoutEffect(() => {
    const deck = ref.current;
    if (!deck) return;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (by: number) => {
      const { index, count, onIndexChange } = latest.current;
      const next = Math.min(count - 1, Math.max(0, index + by));
      if (next === index) return;
      // The track moves on from its position under the finger.
      delete deck.dataset.drag;
      onIndexChange({ index: next });
    };
    const step = (by: number) => move(inReadingOrder(by, deck));
    listenToDeck(deck, step, signal);
    followFinger(deck, signal);
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
    listenToWheel(deck, (by) => by !== 0 && step(by), signal);
    return () => stop.abort();
  }, [ref]);
}
