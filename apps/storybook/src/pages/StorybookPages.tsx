import { content } from 'virtual:storybook/content';
import { makeSite, type Site } from '@tamarack-lowe/content-model';
import { PagesProvider, VisitorProvider } from '@tamarack-lowe/pages';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { brandOf } from '../brands/brands.ts';
import { isLocale } from '../locales/locales.ts';
import type { Globals } from '../toolbars/applyToolbars.ts';
import { stretchContent } from './stretchContent.ts';

const StorybookContext = createContext<Storybook | null>(null);

/** Returns the site that the toolbars select. */
export function useStorybook(): Storybook {
  const opened = useContext(StorybookContext);
  if (!opened) throw new Error('This page has no site. Put StorybookPages around it.');
  return opened;
}

/** Provides pages with the site and the visitor from the toolbars. Links are plain. */
export function StorybookPages({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { colourScheme, locale, brand } = globals;
  const opened = useMemo(() => openStorybook({ locale, brand }), [locale, brand]);
  return (
    <SitePages site={opened.site} colourScheme={colourScheme}>
      <StorybookContext value={opened}>{children}</StorybookContext>
    </SitePages>
  );
}

/** Pages show the button of the visitor type only with a handler. In Storybook the toolbar changes the type. */
const onType = () => undefined;

type SitePagesProps = { site: Site; colourScheme: unknown; children: ReactNode };

/** Provides pages with the words of a site, and a visitor of the type with this colour scheme. */
export function SitePages({ site, colourScheme, children }: SitePagesProps) {
  const pages = useMemo(() => {
    const { say, language } = site;
    return { say, language };
  }, [site]);
  const { visitorTypes: types } = site;
  const type = types.find((each) => each.colourScheme === colourScheme) ?? types[0];
  const place = types.indexOf(type);
  // Style sheets show the parts for the type of this index.
  useLayoutEffect(() => {
    if (place === 0) return;
    const { dataset } = document.documentElement;
    dataset.as = String(place);
    return () => void delete dataset.as;
  }, [place]);
  return (
    <PagesProvider value={pages}>
      <VisitorProvider type={type.id} types={types} known onType={onType}>
        {children}
      </VisitorProvider>
    </PagesProvider>
  );
}

/** The site of a brand in a language, with its logo and the content of its pages. */
type Storybook = { site: Site; logo: string; content: StorybookContent };

/** Creates the site that the toolbars select. */
function openStorybook({ brand, locale }: Globals): Storybook {
  const { short, logos } = brandOf(brand);
  const language = isLocale(locale) ? locale : 'en';
  const localized = language === 'stress' ? stretchContent(content.en) : content[language];
  const site = makeSite({ ...localized.site, brand: { ...localized.site.brand, short } });
  return { site, logo: logos[language === 'fr' ? language : 'en'], content: localized };
}

/** Content that pages load at build, in one language. */
export type StorybookContent = (typeof content)['en'];
