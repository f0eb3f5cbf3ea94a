import { type CSSProperties, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { useHydrated } from '../useHydrated.ts';
import { DeckSection } from './DeckSection.tsx';
import type { DeckProps } from './deckProps.ts';
import { useDeckChange } from './useDeckChange.ts';
import { useDeckGestures } from './useDeckGestures.ts';

export type { DeckProps, DeckSlide } from './deckProps.ts';

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
