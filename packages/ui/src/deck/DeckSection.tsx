import type { CSSProperties } from 'react';
import { Drawn } from '../rings/useDrawn.ts';
import type { DeckSlide } from './deckProps.ts';
import type { DrawnSlide } from './useDeckChange.ts';

type DeckSectionProps = DrawnSlide & {
  slide: DeckSlide;
  /** From 0. */
  place: number;
  roleDescription: string;
  inert: boolean;
};

/** One slide in its place. Renders a `section`. */
export function DeckSection(props: DeckSectionProps) {
  const { slide, place, roleDescription, inert, current, side, shown, passing } = props;
  return (
    <section
      className="gt-deck__slide"
      aria-roledescription={roleDescription}
      aria-label={slide.label}
      data-href={slide.href}
      data-current={current || undefined}
      data-side={side}
      data-shown={shown || undefined}
      data-passing={passing || undefined}
      inert={inert}
      style={{ '--gt-slide': place } as CSSProperties}
    >
      <Drawn value={shown}>
        {typeof slide.content === 'function' ? slide.content({ current }) : slide.content}
      </Drawn>
    </section>
  );
}
