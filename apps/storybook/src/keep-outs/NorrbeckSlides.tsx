import { norrbeck } from 'virtual:storybook/norrbeck';
import { makeSite, type Site } from '@tamarack-lowe/content-model';
import { FrameHeader } from '@tamarack-lowe/pages/frame';
import { SlidesPage } from '@tamarack-lowe/pages/slides';
import { brandOf } from '../brands/brands.ts';
import { SitePages } from '../pages/StorybookPages.tsx';
import { useSectionSlides } from '../pages/useSectionSlides.ts';

type NorrbeckSlidesProps = {
  section: string;
  colourScheme: string;
  locale: 'en' | 'fr';
  /** The visitor's name; empty if unknown. */
  name: string;
};

const SITES = { en: makeSite(norrbeck.en), fr: makeSite(norrbeck.fr) };

/** Sections of the second firm with slides. */
export const SECTIONS = norrbeck.fr.brand.sections.map(({ id }) => id);

/** The slides of a section of the second firm, below its header and composed as its `Slides` does. It has no notice. */
export function NorrbeckSlides({ section, colourScheme, locale, name }: NorrbeckSlidesProps) {
  const site = SITES[locale];
  const { brand, paths } = site;
  const { page, hasCorners } = useSectionSlides(site, section, 1);
  return (
    <SitePages site={site} colourScheme={colourScheme}>
      <FrameHeader
        logo={brandOf('norrbeck').logos[locale]}
        name={brand.short}
        home={paths.intro}
        menuOpened={false}
        onMenu={() => undefined}
        languages={[{ language: 'en', name: locale === 'fr' ? 'English' : 'Français', href: '#' }]}
        corners={hasCorners ? cornersOf(site) : null}
      />
      <main>
        <div className="site-rising-row">
          <SlidesPage {...page} seed={0.4} name={name} />
        </div>
      </main>
    </SitePages>
  );
}

/** The corner buttons as on the firm's site. */
function cornersOf({ paths, say, visitorTypes }: Site) {
  const campus = { label: say('campusResources'), href: paths.campus ?? '/' };
  const connect = { label: say('connectWithUs'), href: paths.connect ?? '/' };
  const byType = visitorTypes.map(({ id, corner }) => [id, corner === 'campus' ? campus : connect] as const);
  return { of: Object.fromEntries(byType), all: { label: say('learnHowWeRecruit'), href: '#' } };
}
