import {
  type ByVisitorType,
  type DeckCircle,
  type DeckSlide,
  ofVisitorType,
  type PageFacts,
  toLines,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { CircleField, type CircleItem, type CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { TextLink } from '@tamarack-lowe/ui/link';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { SlideLayout } from '@tamarack-lowe/ui/slide-layout';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import { ForVisitorType, textForVisitorTypes } from '../context/ForVisitorType.tsx';
import { LensNote } from '../context/LensNote.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import { FactList, FactsProvider, FactText, factTexts } from '../facts/Facts.tsx';
import { type MetPerson, YourRing } from './YourRing.tsx';

/** Props that all slides of a deck share. */
export type SlideSurroundings = {
  /** The visitor's name; empty if unknown. */
  name: string;
  /** Addresses of the stories that were opened during this session. */
  opened: ReadonlySet<string>;
  /** Returns the address that a circle links to: a story, or a film on this slide. */
  hrefOf: (story: DeckCircle['story']) => string;
  /**
   * Renders the link of a circle. Default: `Link` of `PagesProvider`.
   *
   * @example (props) => <Link {...props} />
   */
  renderLink?: ((props: CircleLinkProps) => ReactNode) | undefined;
  /** Text whose letters form the visitor's ring, for visitors without a name. */
  phrase: string;
  /** Address of the list of roles: one for all visitors, or one for each visitor type. */
  jobs: ByVisitorType<string>;
  /**
   * People whose stories or pages were opened during this session, latest first. Default none.
   *
   * @example [{ name: 'Amara', href: '/discover/amara', label: 'A place to belong', picture }]
   */
  met?: readonly MetPerson[] | undefined;
  /**
   * The slide to go on at, which the first slide offers. Default none.
   *
   * @example { href: '/discover-your-best-self', number: 4 }
   */
  goOn?: { href: string; number: number } | undefined;
};

const NOBODY: readonly MetPerson[] = [];

type SlideContentProps = SlideSurroundings & {
  current: boolean;
  /** Seed of the rings behind the slide. */
  seed: number;
  /** Text whose letters form the ring in the middle. Undefined: no ring. */
  ring: string | undefined;
  /** Facts in its words. Undefined: it has none. */
  facts: PageFacts | undefined;
  /** The slide for each rendered visitor type; title and lead come from the first. */
  slides: readonly SlideOfType[];
};

/** A slide of a visitor type. `index`: that of the type among those of the site. */
export type SlideOfType = { type: VisitorType; index: number; slide: DeckSlide };

/**
 * Content of a slide: the title once; paragraph, circles and bullets for each rendered visitor type. Memoised, so that on a
 * transition only the previous and the next slide re-render, and circles keep their measured positions.
 */
export const SlideContent = memo(function SlideContent({
  current,
  seed,
  ring,
  facts,
  slides,
  name,
  phrase,
  jobs,
  met = NOBODY,
  goOn,
  ...circles
}: SlideContentProps) {
  const { say } = useWords();
  const { known } = useVisitor();
  const Link = useLink();
  // The first visible slide loads its pictures eagerly; `useAdjacentPictures` loads those of adjacent slides later.
  const [isFirstVisible] = useState(current);
  const ownRing = useMemo(() => ring && <NameRing name={ring} aria-hidden="true" late />, [ring]);
  const [first] = slides;
  if (!first) return null;
  const { slide } = first;
  const level = current ? 1 : 2;
  const header = toLines(slide.header);
  const runOn = slide.runsOn ? header[0] : undefined;
  const hello = name === '' ? say('hello') : say('helloName', { name });
  const greeting = slide.kind === 'intro' ? `${hello} ` : '';
  const bodies = slides.map(({ index, slide: { body } }) => ({ index, text: body }));
  // The built page has only the facts of the current slide. Otherwise every page of a section would contain the facts of all its
  // slides.
  const ownFacts = known || current ? facts : undefined;
  const listId = `facts-${slide.slug}`;

  return (
    <FactsProvider facts={ownFacts} id={listId}>
      <SlideLayout
        kind={slide.kind}
        level={level}
        title={slide.kind === 'intro' ? slide.header : slide.title}
        runOn={runOn}
        lead={slide.kind === 'intro' ? undefined : factTexts(header.slice(runOn ? 1 : 0))}
        body={
          (goOn || bodies.some(({ text }) => text)) && (
            <>
              <span>
                {textForVisitorTypes(bodies, (text) => (
                  <FactText text={text} before={greeting} />
                ))}
              </span>
              <FactList facts={ownFacts} id={listId} />
              {/* Only on the first slide. The built page has it only if that slide is the current one, because otherwise nobody
                  sees it. */}
              {slide.kind === 'intro' && (known || current) && <LensNote />}
              {goOn && slide.kind === 'intro' && (
                <TextLink className="site-go-on" href={goOn.href} linkAs={Link} arrow="on">
                  {say('introGoOn', { number: goOn.number })}
                </TextLink>
              )}
            </>
          )
        }
        moreLabel={slide.kind === 'field' ? say('readMore') : undefined}
        moreIn={slide.circles.length > 0 ? undefined : 'low'}
        backdrop={
          <>
            <FieldRings seed={seed} />
            {slides.map(({ type, index, slide: { bullets } }) => (
              <ForVisitorType key={type} index={index}>
                <Bullets bullets={bullets} paused={!current} />
              </ForVisitorType>
            ))}
          </>
        }
      >
        {slides.map(({ type, index, slide: ownSlide }) => (
          <SlideCircles
            key={type}
            {...circles}
            index={index}
            slide={ownSlide}
            loading={isFirstVisible && index === 0 ? 'eager' : 'lazy'}
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
    </FactsProvider>
  );
});

type SlideCirclesProps = Pick<SlideSurroundings, 'opened' | 'hrefOf' | 'renderLink'> & {
  /** Index of the visitor type among those of the site. */
  index: number;
  slide: DeckSlide;
  loading: 'eager' | 'lazy';
  /** Content in the middle. */
  children?: ReactNode;
};

/** The circles of one visitor type on a slide. They do not re-render when those of other types appear or disappear. */
function SlideCircles({ index, slide, opened, hrefOf, renderLink, loading, children }: SlideCirclesProps) {
  const { say } = useWords();
  const Link = useLink();
  const circles = useMemo(
    () => slide.circles.map((circle, index) => circleItem(circle, index, { opened, hrefOf })),
    [slide, opened, hrefOf],
  );
  const renderPlainLink = useCallback((props: CircleLinkProps) => <Link {...props} />, [Link]);
  if (circles.length === 0 && children === undefined) return null;
  return (
    <ForVisitorType index={index}>
      <CircleField
        kind={slide.kind === 'ring' ? 'ring' : 'field'}
        circles={circles}
        label={say('circlesLabel')}
        filmLabel={say('playVideoOf', { title: '' }).trim()}
        visitedLabel={say('storyVisited')}
        loading={loading}
        renderLink={renderLink ?? renderPlainLink}
      >
        {children}
      </CircleField>
    </ForVisitorType>
  );
}

/** A circle of the deck as a prop of `CircleField`. */
function circleItem(
  circle: DeckCircle,
  index: number,
  { opened, hrefOf }: Pick<SlideSurroundings, 'opened' | 'hrefOf'>,
): CircleItem {
  const { text, mobileText, picture, size, desktop, tablet, mobile, film } = circle;
  const href = hrefOf(circle.story);
  const look = { text, mobileText, picture, size, desktop, tablet, mobile, film };
  return { ...look, key: `${index}-${href}`, href, visited: opened.has(href) };
}
