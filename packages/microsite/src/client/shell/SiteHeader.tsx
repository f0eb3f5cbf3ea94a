import { FrameHeader } from '@tamarack-lowe/pages/frame';
import { menuClosed, menuOpened, selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { slot } from '../../table/own/slot.ts';
import { cornersOf } from './cornersOf.ts';
import { SITE_LOGO } from './siteLogo.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

const Header = slot('header', FrameHeader);

/** Logo, menu button, and on some slides the two corner buttons. */
export function SiteHeader() {
  const dispatch = useSiteDispatch();
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <Header
      logo={site.logo}
      name={site.brand.short}
      Logo={SITE_LOGO}
      home={site.paths.intro}
      menuOpened={useSiteSelector(selectMenuOpened)}
      onMenu={({ open }) => dispatch(open ? menuOpened() : menuClosed())}
      languages={useOtherLanguages().map(({ tag, name, href }) => ({ language: tag, name, href }))}
      corners={useMemo(() => cornersOf(site, pathname), [site, pathname])}
    />
  );
}
