import {
  type ByVisitorType,
  type DeckCircle,
  type DeckSlide,
  ofVisitorType,
  toLines,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { CircleField, type CircleItem, type CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { SlideLayout } from '@tamarack-lowe/ui/slide-layout';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { type MetPerson, YourRing } from './YourRing.tsx';

/** Props that all slides of a deck share. */
export type SlideSurroundings = {
  /** The visitor's name; empty if unknown. */
  name: string;
  /** Addresses of the stories that were opened during this session. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
  /** Renders the link of a circle. Default: `Link` of `PagesProvider`. */
  drawLink?: DrawCircleLink | undefined;
  /** Text that the visitor's own ring is drawn from without a name. */
  phrase: string;
  /** Address of the list of roles: one for all visitors, or one for each visitor type. */
  jobs: ByVisitorType<string>;
  /** People whose stories were opened during this session, the last one first. Default none. */
  met?: readonly MetPerson[] | undefined;
};

const NOBODY: readonly MetPerson[] = [];

type SlideContentProps = SlideSurroundings & {
  current: boolean;
  /** Rotates the rings behind the slide. */
  seed: number;
  /** Text that the ring in the middle is drawn from. Undefined: no ring. */
  ring: string | undefined;
  /** The slide for each rendered visitor type; title and lead come from the first. */
  slides: readonly SlideOfType[];
};

/** A slide of a visitor type. `place`: index of the type among those of the site. */
export type SlideOfType = { type: VisitorType; place: number; slide: DeckSlide };

/**
 * Content of a slide: the title once; paragraph, circles and bullets for each rendered visitor type. Memoised: on a transition
 * only the previous and the next slide re-render, and circles keep their measured places.
 */
export const SlideContent = memo(function SlideContent({
  current,
  seed,
  ring,
  slides,
  name,
  phrase,
  jobs,
  met = NOBODY,
  ...circles
}: SlideContentProps) {
  const { say } = useWords();
  // The first slide loads its pictures eagerly; useAdjacentPictures loads those of its neighbours later.
  const [arrival] = useState(current);
  const ownRing = useMemo(() => ring && <NameRing name={ring} aria-hidden="true" late />, [ring]);
  const [first] = slides;
  if (!first) return null;
  const { slide } = first;
  const level = current ? 1 : 2;
  const header = toLines(slide.header);
  const runOn = slide.runsOn ? header[0] : undefined;
  const hello = name === '' ? say('hello') : say('helloName', { name });

  return (
    <SlideLayout
      kind={slide.kind}
      level={level}
      title={slide.kind === 'intro' ? slide.header : slide.title}
      runOn={runOn}
      lead={slide.kind === 'intro' ? undefined : header.slice(runOn ? 1 : 0)}
      body={bodyOf(slides, slide.kind === 'intro' ? `${hello} ` : '')}
      // Without circles there is room for the whole text.
      moreLabel={slide.kind === 'field' && slide.circles.length > 0 ? say('readMore') : undefined}
      backdrop={
        <>
          <FieldRings seed={seed} />
          {slides.map(({ type, place, slide: { bullets } }) => (
            <div key={type} className="site-for" data-for={place}>
              <Bullets bullets={bullets} paused={!current} />
            </div>
          ))}
        </>
      }
    >
      {slides.map(({ type, place, slide: ownSlide }) => (
        <SlideCircles
          key={type}
          {...circles}
          place={place}
          slide={ownSlide}
          loading={arrival && place === 0 ? 'eager' : 'lazy'}
        >
          {slide.kind === 'ring' ? (
            <YourRing
              type={type}
              level={level}
              name={name}
              eyebrow={toLines(slide.title).join(' ')}
              title={toLines(slide.header)}
              phrase={phrase}
              jobs={ofVisitorType(jobs, type)}
              met={met}
            />
          ) : (
            ownRing
          )}
        </SlideCircles>
      ))}
    </SlideLayout>
  );
});

/** The paragraph of a slide after a greeting. If visitor types have different ones, all are rendered, so that none changes at hydration. */
function bodyOf(slides: readonly SlideOfType[], greeting: string): ReactNode {
  const [first, ...others] = slides.map(({ slide }) => slide.body);
  if (others.every((body) => body === first)) return first && greeting + first;
  return slides.map(({ type, place, slide }) => (
    <span key={type} className="site-for" data-for={place}>
      {greeting + slide.body}
    </span>
  ));
}

/** Renders the link of a circle. */
type DrawCircleLink = (props: CircleLinkProps) => ReactNode;

type SlideCirclesProps = {
  /** Index of the visitor type among those of the site. */
  place: number;
  slide: DeckSlide;
  /** Addresses of the stories that were opened during this session. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
  /** Default: `Link` of `PagesProvider`. */
  drawLink?: DrawCircleLink | undefined;
  loading: 'eager' | 'lazy';
  /** Content in the middle. */
  children?: ReactNode;
};

/** The circles of one visitor type on a slide. They do not re-render when those of other types appear or disappear. */
function SlideCircles({ place, slide, opened, hrefOf, drawLink, loading, children }: SlideCirclesProps) {
  const { say } = useWords();
  const Link = useLink();
  const circles = useMemo(
    () => circleItems({ circles: slide.circles, opened, hrefOf }),
    [slide, opened, hrefOf],
  );
  const renderPlainLink = useCallback((props: CircleLinkProps) => <Link {...props} />, [Link]);
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
        renderLink={drawLink ?? renderPlainLink}
      >
        {children}
      </CircleField>
    </div>
  );
}

/** Address that a circle links to: a story, or a film on this slide. */
type CircleHref = (story: DeckCircle['story']) => string;

type CircleItems = {
  circles: readonly DeckCircle[];
  /** Addresses of the stories that were opened during this session. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
};

/** Circles of the deck as props of `CircleField`. */
function circleItems({ circles, opened, hrefOf }: CircleItems): CircleItem[] {
  return circles.map((circle, index) => {
    const { story, text, mobileText, picture, size, desktop, tablet, mobile, film } = circle;
    const href = hrefOf(story);
    return {
      key: `${index}-${href}`,
      text,
      mobileText,
      picture,
      size,
      desktop,
      tablet,
      mobile,
      href,
      film,
      visited: opened.has(href),
    };
  });
}
