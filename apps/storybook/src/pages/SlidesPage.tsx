import { content } from 'virtual:workshop/content';
import {
  type DeckCircle,
  type DeckSlide,
  type Section,
  storyPath,
  toLines,
} from '@tamarack-lowe/content-model';
import { brand, deck } from '@tamarack-lowe/stories';
import { Bullets } from '@tamarack-lowe/ui/bullets';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { CircleField } from '@tamarack-lowe/ui/circle-field';
import { Deck } from '@tamarack-lowe/ui/deck';
import { DeckControls } from '@tamarack-lowe/ui/deck-controls';
import { FieldRings } from '@tamarack-lowe/ui/field-rings';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { SlideLayout } from '@tamarack-lowe/ui/slide-layout';
import { useState } from 'react';
import { FilmDialog } from './FilmDialog.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useVisit } from './useVisit.tsx';

type SlidesPageProps = {
  section: Section;
  /** The slide shown at first, from 0. Default 0. */
  start?: number;
  /** The visitor's name. Default none. */
  name?: string;
  /** The cookie notice lies over it. Default false. */
  notice?: boolean;
};

/** The slides of a section for the visitor type of the toolbar, from the real deck. */
export function SlidesPage({ section, start = 0, name = '', notice = false }: SlidesPageProps) {
  const { type, say, tell } = useVisit();
  const [index, setIndex] = useState(start);
  const [played, setPlayed] = useState<string | null>(null);
  const film = played === null ? undefined : content.plays[played];
  const { slides } = deck[section][type];
  const titles = slides.map(({ label, title }) => toLines(tell(label ?? title)).join(' '));
  const progress = say('slideProgress', { number: index + 1, count: slides.length });
  const show = (change: { index: number }) => setIndex(change.index);
  return (
    <PageFrame slides notice={notice}>
      <Deck
        index={index}
        onIndexChange={show}
        label={say('slidesLabel', {
          section: say(section === 'discover' ? 'discoverSection' : 'recruitSection'),
        })}
        roleDescription={say('slidesRole')}
        slideRoleDescription={say('slideRole')}
        announcement={`${progress}: ${titles[index]}`}
        slides={slides.map((slide, place) => ({
          key: slide.slug,
          label: `${say('slideProgress', { number: place + 1, count: slides.length })}: ${titles[place]}`,
          content: (
            <Slide
              section={section}
              slide={slide}
              place={place}
              current={place === index}
              name={name}
              onPlay={setPlayed}
            />
          ),
        }))}
      >
        <DeckControls
          index={index}
          count={slides.length}
          onIndexChange={show}
          title={titles[index] ?? ''}
          progress={progress}
          previousLabel={say('previousSlide')}
          nextLabel={say('nextSlide')}
        />
      </Deck>
      {film && <FilmDialog film={film} onClose={() => setPlayed(null)} />}
    </PageFrame>
  );
}

type SlideProps = {
  section: Section;
  slide: DeckSlide;
  place: number;
  current: boolean;
  name: string;
  /** A circle that plays a film was pressed: number of the film. */
  onPlay: (film: string) => void;
};

function Slide({ section, slide, place, current, name, onPlay }: SlideProps) {
  const { say, tell } = useVisit();
  const intro = slide.kind === 'intro';
  const hello = name === '' ? say('hello') : say('helloName', { name });
  return (
    <SlideLayout
      kind={slide.kind}
      level={current ? 1 : 2}
      title={tell(intro ? slide.header : slide.title)}
      lead={intro ? undefined : tell(slide.header)}
      body={intro ? `${hello} ${tell(slide.body)}` : tell(slide.body)}
      moreLabel={slide.kind === 'field' ? say('readMore') : undefined}
      backdrop={
        <>
          <FieldRings seed={place * 1.7 + (section === 'recruit' ? 9.3 : 0.4)} />
          <Bullets bullets={slide.bullets} paused={!current} />
        </>
      }
    >
      <CircleField
        kind={slide.kind === 'ring' ? 'ring' : 'field'}
        label={say('circlesLabel')}
        filmLabel={say('playVideoOf', { title: '' }).trim()}
        circles={slide.circles.map((circle, order) => ({
          ...circle,
          key: `${order}-${circle.media}`,
          text: tell(circle.text),
          mobileText: circle.mobileText && tell(circle.mobileText),
          ...playedOrRead(section, circle.story, onPlay),
        }))}
      >
        {slide.kind === 'ring' ? (
          <YourRing slide={slide} name={name} current={current} />
        ) : section === 'recruit' ? (
          <NameRing name={brand.short.split(' ')[place] ?? brand.short} aria-hidden="true" />
        ) : undefined}
      </CircleField>
    </SlideLayout>
  );
}

function YourRing({ slide, name, current }: { slide: DeckSlide; name: string; current: boolean }) {
  const { type, say, tell } = useVisit();
  const Title = current ? 'h1' : 'h2';
  return (
    <NameRing name={name || brand.phrase} next>
      <Title className="site-your-ring__title">
        {name === '' ? toLines(tell(slide.header)).join(' ') : say('yourRingName', { name })}
      </Title>
      <ButtonLink href={brand.links.jobs[type]} newTab newTabLabel={say('opensNewTab')}>
        {say(type === 'student' ? 'seeStudentRoles' : 'seeExperiencedRoles')}
      </ButtonLink>
    </NameRing>
  );
}

/** A circle plays a film here, or leads to its story. */
function playedOrRead(section: Section, story: DeckCircle['story'], onPlay: (film: string) => void) {
  return 'video' in story
    ? { onPress: () => onPlay(String(story.video)) }
    : { href: storyPath(section, story.id) };
}
