import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef } from 'react';
import { useAfterPaint } from '../after-paint/useAfterPaint.ts';
import { classNames } from '../classNames.ts';
import { Drawn } from '../rings/useDrawn.ts';
import { useHydrated } from '../rings/useHydrated.ts';
import { useDeckGestures } from './useDeckGestures.ts';
import { useNear } from './useNear.ts';
import { useReach } from './useReach.ts';
import { useSettled } from './useSettled.ts';

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

/**
 * Slides side by side, one of them shown: moved by its index in percent, so that no width is measured. Input counts at
 * once and the last target wins; time governs only the drawing, which starts when the press is painted. Renders a
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
  // Each has a frame of its own, so that none is long: the press, what will move, what leaves, what comes, and what can
  // be reached. To lock or unlock a slide makes the browser look at all that is on it.
  const called = useAfterPaint(index);
  const shown = useAfterPaint(called);
  const come = useAfterPaint(shown);
  const unlocked = useAfterPaint(come);
  const settled = useSettled(shown, change);
  const gone = useAfterPaint(settled);
  const near = useNear(own, settled);
  const moving = settled !== called;
  const passes = useReach(called, settled);
  const isShown = (place: number) => passes(place) || near(place);
  const sideOf = (place: number) => {
    const current = place === shown ? come : shown;
    return place < current ? 'before' : place > current ? 'after' : undefined;
  };
  useDeckGestures(own, { index, count: slides.length, onIndexChange });
  return (
    <section
      {...rest}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      className={classNames('gt-deck', className)}
      aria-roledescription={roleDescription}
      aria-label={label}
      data-change={change}
      data-moving={moving || undefined}
      data-gt-arrow-keys=""
      style={style}
    >
      <div className="gt-deck__window">
        <div className="gt-deck__track" style={{ '--gt-deck-index': shown } as CSSProperties}>
          {slides.map((slide, place) => (
            <section
              key={slide.key}
              className="gt-deck__slide"
              aria-roledescription={slideRoleDescription}
              aria-label={slide.label}
              data-href={slide.href}
              data-current={place === come || undefined}
              data-side={sideOf(place)}
              data-shown={isShown(place) || undefined}
              data-passing={(moving && passes(place)) || undefined}
              // Without script nothing could take it away again.
              inert={hydrated && place !== unlocked && place !== gone}
              style={{ '--gt-slide': place } as CSSProperties}
            >
              <Drawn value={isShown(place)}>
                {typeof slide.content === 'function'
                  ? slide.content({ current: place === called })
                  : slide.content}
              </Drawn>
            </section>
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
