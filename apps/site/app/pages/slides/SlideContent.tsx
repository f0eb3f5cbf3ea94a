import { type DeckSlide, type Section, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { SlideLayout } from '@tamarack-lowe/ui/slide-layout';
import { memo, useMemo, useState } from 'react';
import { say } from '../../content/say.ts';
import { RecruitRing } from './RecruitRing.tsx';
import { SlideCircles } from './SlideCircles.tsx';
import { YourRing } from './YourRing.tsx';

type SlideContentProps = {
  section: Section;
  place: number;
  current: boolean;
  /** The visitor's name; empty when we do not know it. */
  name: string;
  /** The slide for each visitor type that is drawn; words are those of the first. */
  slides: SlideOfType[];
  /** Addresses of the stories opened during this visit. */
  opened: ReadonlySet<string>;
};

/** A slide and whom it is for. */
export type SlideOfType = { type: VisitorType; slide: DeckSlide };

/**
 * What is on one slide: words once, circles and bullets for each visitor type that is drawn. When slides change, only
 * the one that leaves and the one that comes are drawn anew, and circles keep the places they were measured for.
 */
export const SlideContent = memo(function SlideContent({
  section,
  place,
  current,
  name,
  slides,
  opened,
}: SlideContentProps) {
  // Pictures of the slide that a visitor arrives on; those of its neighbours come when there is time.
  const [arrival] = useState(current);
  const recruitRing = useMemo(() => <RecruitRing place={place} />, [place]);
  const [first] = slides;
  if (!first) return null;
  const { slide } = first;
  const level = current ? 1 : 2;
  const hello = name === '' ? say('hello') : say('helloName', { name });

  return (
    <SlideLayout
      kind={slide.kind}
      level={level}
      title={slide.kind === 'intro' ? slide.header : slide.title}
      lead={slide.kind === 'intro' ? undefined : slide.header}
      body={slide.kind === 'intro' ? `${hello} ${slide.body}` : slide.body}
      moreLabel={slide.kind === 'field' ? say('readMore') : undefined}
      backdrop={
        <>
          <FieldRings seed={place * 1.7 + (section === 'recruit' ? 9.3 : 0.4)} />
          {slides.map(({ type, slide: { bullets } }) => (
            <div key={type} className="site-for" data-for={type}>
              <Bullets bullets={bullets} paused={!current} />
            </div>
          ))}
        </>
      }
    >
      {slides.map(({ type, slide: its }) => (
        <SlideCircles
          key={type}
          section={section}
          type={type}
          slide={its}
          opened={opened}
          loading={arrival && type === 'student' ? 'eager' : 'lazy'}
        >
          {slide.kind === 'ring' ? (
            <YourRing type={type} level={level} name={name} title={toLines(slide.header)} />
          ) : section === 'recruit' ? (
            recruitRing
          ) : undefined}
        </SlideCircles>
      ))}
    </SlideLayout>
  );
});
