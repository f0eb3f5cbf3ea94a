import type { DeckSlide } from '@tamarack-lowe/content-model';
import { CircleField, type CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { type CircleHref, circleItems } from './circleItems.ts';

/** Draws the link of a circle. */
export type DrawCircleLink = (props: CircleLinkProps) => ReactNode;

type SlideCirclesProps = {
  /** Of the visitor type among those of the site, from 0. */
  place: number;
  slide: DeckSlide;
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
  /** Default: as all links of pages. */
  drawLink?: DrawCircleLink | undefined;
  loading: 'eager' | 'lazy';
  /** Stands in the middle. */
  children?: ReactNode;
};

/** The circles that one visitor type has on a slide. They stay as they are when those of other types come or go. */
export function SlideCircles({
  place,
  slide,
  opened,
  hrefOf,
  drawLink,
  loading,
  children,
}: SlideCirclesProps) {
  const { say } = useWords();
  const Link = useLink();
  const circles = useMemo(
    () => circleItems({ circles: slide.circles, opened, hrefOf }),
    [slide, opened, hrefOf],
  );
  const drawPlain = useCallback((props: CircleLinkProps) => <Link {...props} />, [Link]);
  if (circles.length === 0 && children === undefined) return null;
  return (
    <div className="site-for" data-for={place}>
      <CircleField
        kind={slide.kind === 'ring' ? 'ring' : 'field'}
        circles={circles}
        label={say('circlesLabel')}
        filmLabel={say('playVideoOf', { title: '' }).trim()}
        visitedLabel={say('storyVisited')}
        loading={loading}
        renderLink={drawLink ?? drawPlain}
      >
        {children}
      </CircleField>
    </div>
  );
}
