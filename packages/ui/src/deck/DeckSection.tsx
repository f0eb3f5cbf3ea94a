import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Drawn } from '../rings/useDrawn.ts';
import type { DeckSlide } from './deckProps.ts';
import { lockSlide } from './lockSlide.ts';
import type { DrawnSlide } from './useDeckChange.ts';

type DeckSectionProps = DrawnSlide & {
  slide: DeckSlide;
  /** From 0. */
  place: number;
  roleDescription: string;
  /** It cannot be reached. Undefined before the script runs: nothing could take a lock of the built page away again. */
  locked: boolean | undefined;
};

/** One slide in its place. Renders a `section`. */
export function DeckSection(props: DeckSectionProps) {
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
