import { content } from 'virtual:workshop/content';
import type { DeckCircle, Section } from '@tamarack-lowe/content-model';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import { brand, deck } from '@tamarack-lowe/stories';
import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useCallback, useMemo, useState } from 'react';
import { found } from './found.ts';
import { paths } from './paths.ts';
import { tellSlide } from './tellSlide.ts';
import { WorkshopFrame, type WorkshopFrameProps } from './WorkshopFrame.tsx';
import { useWorkshop } from './WorkshopPages.tsx';

type WorkshopSlidesProps = Pick<WorkshopFrameProps, 'notice' | 'switchable' | 'hint'> & {
  section: Section;
  /** The slide shown at first, from 0. Default 0. */
  start?: number;
  /** The visitor's name. Default none. */
  name?: string;
};

const OPENED: ReadonlySet<string> = new Set();

/** The slides of a section, from the real deck. Circles of films play them; the others lead nowhere. */
export function WorkshopSlides({ section, start = 0, name = '', ...frame }: WorkshopSlidesProps) {
  const { tell } = useWorkshop();
  const [index, setIndex] = useState(start);
  const [played, setPlayed] = useState('');
  const place = brand.sections.findIndex(({ id }) => id === section);
  const { name: title, corners = false, ring = false } = found(brand.sections[place]);
  const slidesOf = useMemo(() => {
    const { student, experienced } = found(deck[section]);
    const told = ({ slides }: typeof student) => slides.map((slide) => tellSlide(slide, tell));
    return { student: told(student), experienced: told(experienced) };
  }, [section, tell]);
  const drawLink = useCallback(
    ({ href, ...rest }: CircleLinkProps) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          setPlayed(href);
        }}
      />
    ),
    [],
  );
  const film = content.plays[played.replace('?play=', '')];
  return (
    <WorkshopFrame {...frame} slides corners={corners && index > 0}>
      <SlidesPage
        section={title}
        slidesOf={slidesOf}
        index={index}
        onShow={(change) => setIndex(change.index)}
        change="slide"
        slideDurationMs={1600}
        seed={0.4 + 8.9 * place}
        rings={ring ? slidesOf.student.map((_, at) => brand.short.split(' ')[at] ?? brand.short) : []}
        name={name}
        opened={OPENED}
        hrefOf={useCallback((to: DeckCircle['story']) => hrefOf(section, to), [section])}
        drawLink={drawLink}
        phrase={brand.phrase}
        jobs={brand.links.jobs}
        playing={film && { film, href: played, onClose: () => setPlayed('') }}
      />
    </WorkshopFrame>
  );
}

function hrefOf(section: Section, to: DeckCircle['story']): string {
  return 'video' in to ? `?play=${to.video}` : paths.story(section, to.id);
}
