import type { DeckCircle, Paths, Section } from '@tamarack-lowe/content-model';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useCallback, useMemo, useState } from 'react';
import { found } from './found.ts';
import { StorybookFrame, type StorybookFrameProps } from './StorybookFrame.tsx';
import { useStorybook } from './StorybookPages.tsx';

type StorybookSlidesProps = Pick<StorybookFrameProps, 'notice' | 'hint'> & {
  section: Section;
  /** The slide shown at first, from 0. Default 0. */
  start?: number;
  /** The visitor's name. Default none. */
  name?: string;
};

const OPENED: ReadonlySet<string> = new Set();

/** The slides of a section, from the real deck. Circles of films play them; other circles do not navigate. */
export function StorybookSlides({ section, start = 0, name = '', ...frame }: StorybookSlidesProps) {
  const { site, content } = useStorybook();
  const { brand, deck, paths } = site;
  const [index, setIndex] = useState(start);
  const [played, setPlayed] = useState('');
  const place = brand.sections.findIndex(({ id }) => id === section);
  const { name: title, corners = false, ring = false } = found(brand.sections[place]);
  const slidesOf = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(found(deck[section])).map(([type, { slides }]) => [type, slides] as const),
      ),
    [deck, section],
  );
  const renderLink = useCallback(
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
    <StorybookFrame {...frame} slides corners={corners && index > 0}>
      <SlidesPage
        section={title}
        slidesOf={slidesOf}
        index={index}
        onShow={(change) => setIndex(change.index)}
        change="slide"
        slideDurationMs={1600}
        seed={0.4 + 8.9 * place}
        rings={ring ? found(slidesOf.student).map((_, at) => brand.short.split(' ')[at] ?? brand.short) : []}
        name={name}
        opened={OPENED}
        hrefOf={useMemo(() => hrefOf(paths, section), [paths, section])}
        renderLink={renderLink}
        phrase={brand.phrase}
        jobs={brand.links.jobs}
        playing={film && { film, href: played, onClose: () => setPlayed('') }}
      />
    </StorybookFrame>
  );
}

function hrefOf({ story }: Paths, section: string) {
  return (to: DeckCircle['story']): string => ('video' in to ? `?play=${to.video}` : story(section, to.id));
}
