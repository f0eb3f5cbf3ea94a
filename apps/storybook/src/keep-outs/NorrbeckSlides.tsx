import { norrbeck } from 'virtual:storybook/norrbeck';
import { type DeckCircle, makeSite, type Site } from '@tamarack-lowe/content-model';
import { FrameHeader } from '@tamarack-lowe/pages/frame';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import { useMemo, useState } from 'react';
import { brandOf } from '../brands/brands.ts';
import { found } from '../pages/found.ts';
import { SitePages } from '../pages/StorybookPages.tsx';

type NorrbeckSlidesProps = {
  section: string;
  colourScheme: string;
  locale: 'en' | 'fr';
  /** The visitor's name; empty if unknown. */
  name: string;
};

const SITES = { en: makeSite(norrbeck.en), fr: makeSite(norrbeck.fr) };

const OPENED: ReadonlySet<string> = new Set();

/** Sections of the second firm with slides. */
export const SECTIONS = norrbeck.fr.brand.sections.map(({ id }) => id);

/** The slides of a section of the second firm, below its header. It has no notice. */
export function NorrbeckSlides({ section, colourScheme, locale, name }: NorrbeckSlidesProps) {
  const site = SITES[locale];
  const { brand, deck, paths } = site;
  const [index, setIndex] = useState(1);
  const { name: title, corners = false } = found(brand.sections.find(({ id }) => id === section));
  const slidesOf = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(found(deck[section])).map(([type, { slides }]) => [type, slides] as const),
      ),
    [deck, section],
  );
  const hrefOf = useMemo(
    () => (to: DeckCircle['story']) => ('video' in to ? '?play' : paths.story(section, to.id)),
    [paths, section],
  );
  return (
    <SitePages site={site} colourScheme={colourScheme}>
      <FrameHeader
        logo={brandOf('norrbeck').logos[locale]}
        name={brand.short}
        home={paths.intro}
        menuOpened={false}
        onMenu={() => undefined}
        languages={[{ language: 'en', name: locale === 'fr' ? 'English' : 'Français', href: '#' }]}
        corners={corners && index > 0 ? cornersOf(site) : null}
      />
      <main>
        <SlidesPage
          section={title}
          slidesOf={slidesOf}
          index={index}
          onShow={(change) => setIndex(change.index)}
          change="slide"
          slideDurationMs={1600}
          seed={0.4}
          name={name}
          opened={OPENED}
          hrefOf={hrefOf}
          phrase={brand.phrase}
          jobs={brand.links.jobs}
        />
      </main>
    </SitePages>
  );
}

/** The corner buttons as on the firm's site. */
function cornersOf({ paths, say, visitorTypes }: Site) {
  const campus = { label: say('campusResources'), href: paths.campus ?? '/' };
  const connect = { label: say('connectWithUs'), href: paths.connect ?? '/' };
  const of = visitorTypes.map(({ id, corner }) => [id, corner === 'campus' ? campus : connect] as const);
  return { of: Object.fromEntries(of), all: { label: say('learnHowWeRecruit'), href: '#' } };
}
