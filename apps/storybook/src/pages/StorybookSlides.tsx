import type { Section } from '@tamarack-lowe/content-model';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import type { CircleLinkProps } from '@tamarack-lowe/ui/circle-field';
import { useCallback, useState } from 'react';
import { found } from './found.ts';
import { StorybookFrame, type StorybookFrameProps } from './StorybookFrame.tsx';
import { useStorybook } from './StorybookPages.tsx';
import { useSectionSlides } from './useSectionSlides.ts';

type StorybookSlidesProps = Pick<StorybookFrameProps, 'notice' | 'hint'> & {
  section: Section;
  /** The slide shown at first, from 0. Default 0. */
  start?: number;
  /** The visitor's name. Default none. */
  name?: string;
  /** The number of the slide to go on at. Default none. */
  goOnAt?: number;
};

/** The slides of a section, from the real deck. Circles of films play them; other circles do not navigate. */
export function StorybookSlides({ section, start = 0, name = '', goOnAt, ...frame }: StorybookSlidesProps) {
  const { site, content } = useStorybook();
  const { page, place, hasRing, hasCorners } = useSectionSlides(site, section, start);
  const [played, setPlayed] = useState('');
  const { short } = site.brand;
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
    <StorybookFrame {...frame} slides corners={hasCorners}>
      <SlidesPage
        goOn={goOnAt === undefined ? undefined : { href: `#${goOnAt}`, number: goOnAt }}
        {...page}
        seed={0.4 + 8.9 * place}
        rings={hasRing ? found(page.slidesOf.student).map((_, at) => short.split(' ')[at] ?? short) : []}
        name={name}
        renderLink={renderLink}
        playing={film && { film, href: played, onClose: () => setPlayed('') }}
      />
    </StorybookFrame>
  );
}
