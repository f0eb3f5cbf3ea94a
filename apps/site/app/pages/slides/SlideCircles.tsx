import type { DeckSlide, Section, VisitorType } from '@tamarack-lowe/content-model';
import { CircleField, type CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { type ReactNode, useMemo } from 'react';
import { say } from '../../content/say.ts';
import { CircleLink } from './CircleLink.tsx';
import { circleItems } from './circleItems.ts';

const drawLink = (props: CircleLinkProps) => <CircleLink {...props} />;

type SlideCirclesProps = {
  section: Section;
  type: VisitorType;
  slide: DeckSlide;
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
  loading: 'eager' | 'lazy';
  /** Stands in the middle. */
  children?: ReactNode;
};

/** The circles that one visitor type has on a slide. They stay as they are when the other type's come or go. */
export function SlideCircles({ section, type, slide, opened, loading, children }: SlideCirclesProps) {
  const circles = useMemo(
    () => circleItems({ section, circles: slide.circles, opened }),
    [section, slide, opened],
  );
  return (
    <div className="site-for" data-for={type}>
      <CircleField
        kind={slide.kind === 'ring' ? 'ring' : 'field'}
        circles={circles}
        label={say('circlesLabel')}
        filmLabel={say('playVideoOf', { title: '' }).trim()}
        visitedLabel={say('storyVisited')}
        loading={loading}
        renderLink={drawLink}
      >
        {children}
      </CircleField>
    </div>
  );
}
