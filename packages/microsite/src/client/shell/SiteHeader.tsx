import type { SiteVisitorType } from '@tamarack-lowe/content-model';
import { FrameHeader, type FrameHeaderProps, FrameLogo } from '@tamarack-lowe/pages/frame';
import { menuClosed, menuOpened, selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { slot } from '../../routes/custom/customComponents.ts';
import { useSite } from '../../site/SiteContext.tsx';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { firstSection, secondSection } from '../../site/sections.ts';
import { useLanguageLinks } from './languageOffer.ts';

const Header = slot('header', FrameHeader);

/** The logo, in header and menu. */
export const SiteLogo = slot('logo', FrameLogo);

/** Logo, links to other languages, menu button, and corner buttons on some slides. */
export function SiteHeader() {
  const dispatch = useSiteDispatch();
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <Header
      logo={site.logo}
      name={site.brand.short}
      Logo={SiteLogo}
      home={site.paths.intro}
      menuOpened={useSiteSelector(selectMenuOpened)}
      onMenu={({ open }) => dispatch(open ? menuOpened({ path: window.location.pathname }) : menuClosed())}
      languages={useLanguageLinks()}
      corners={useMemo(() => cornerButtons(site, pathname), [site, pathname])}
    />
  );
}

const LABELS = { campus: 'campusResources', connect: 'connectWithUs' } as const;

/** Returns the corner buttons of the page at a path: for each visitor type, and for all. Null unless it is a slide with corners. */
export function cornerButtons(site: MicrositeSite, path: string): FrameHeaderProps['corners'] {
  const { brand, paths, say } = site;
  const match = paths.read(path);
  if (match.kind !== 'slides' || match.index === 0) return null;
  if (!brand.sections.find(({ id }) => id === match.section)?.corners) return null;
  const second = secondSection(site);
  const buttonOf = ({ corner }: SiteVisitorType) => {
    const href = corner && paths[corner];
    return href ? { label: say(LABELS[corner]), href } : null;
  };
  return {
    of: Object.fromEntries(site.visitorTypes.map((type) => [type.id, buttonOf(type)])),
    all:
      second && second !== firstSection(site)
        ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) }
        : null,
  };
}
