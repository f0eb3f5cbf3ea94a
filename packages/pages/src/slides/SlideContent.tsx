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

/** What all slides of a deck have in common. */
export type SlideSurroundings = {
  /** The visitor's name; empty when we do not know it. */
  name: string;
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
  /** Draws the links of circles. Default: as all links of pages. */
  drawLink?: DrawCircleLink | undefined;
  /** What the visitor's own ring is grown from without a name. */
  phrase: string;
  /** Where roles are listed: for all visitors, or for each type of them. */
  jobs: ByVisitorType<string>;
  /** Whose stories were opened during this visit, the last one first. Default nobody. */
  met?: readonly MetPerson[] | undefined;
};

const NOBODY: readonly MetPerson[] = [];

type SlideContentProps = SlideSurroundings & {
  current: boolean;
  /** Turns the rings behind it. */
  seed: number;
  /** A ring in the middle, grown from this; none without. */
  ring: string | undefined;
  /** The slide for each visitor type that is drawn; title and lead are those of the first. */
  slides: readonly SlideOfType[];
};

/** A slide and whom it is for; `place`: of that type among those of the site, from 0. */
export type SlideOfType = { type: VisitorType; place: number; slide: DeckSlide };

/**
 * What is on one slide: its title once; paragraph, circles and bullets for each visitor type that is drawn. When slides change, only
 * the one that leaves and the one that comes are drawn anew, and circles keep the places they were measured for.
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
  // Pictures of the slide that a visitor arrives on; those of its neighbours come when there is time.
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
      // Where there are no circles, words have the room.
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
      {slides.map(({ type, place, slide: its }) => (
        <SlideCircles
          key={type}
          {...circles}
          place={place}
          slide={its}
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

/** The paragraph of a slide after a greeting. Where types have their own, each is there: what shows first stays. */
function bodyOf(slides: readonly SlideOfType[], greeting: string): ReactNode {
  const [first, ...others] = slides.map(({ slide }) => slide.body);
  if (others.every((body) => body === first)) return first && greeting + first;
  return slides.map(({ type, place, slide }) => (
    <span key={type} className="site-for" data-for={place}>
      {greeting + slide.body}
    </span>
  ));
}

/** Draws the link of a circle. */
type DrawCircleLink = (props: CircleLinkProps) => ReactNode;

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
function SlideCircles({ place, slide, opened, hrefOf, drawLink, loading, children }: SlideCirclesProps) {
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

/** Makes the address of what a circle leads to: a story, or a film on this slide. */
type CircleHref = (story: DeckCircle['story']) => string;

type CircleItems = {
  circles: readonly DeckCircle[];
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
  hrefOf: CircleHref;
};

/** Circles of the deck as the kit draws them: each a link, to a story or to a film on this slide. */
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
