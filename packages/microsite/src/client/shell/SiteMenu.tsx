import { FrameMenu, type FrameMenuProps } from '@tamarack-lowe/pages/frame';
import {
  FOCUS_RESTORE_DELAY_MS,
  menuClosed,
  menuOpened,
  type SiteState,
  SOCIAL_ICON_PLACEMENT_DELAY_MS,
  selectMenuItems,
  selectMenuOpened,
  selectMenuStatus,
  selectOpenSubmenu,
  selectUserName,
  selectUserType,
  submenuToggled,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { slot } from '../../table/own/slot.ts';
import { useHydrated } from '../prehydration/hydration.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menuLinks } from './menuLinks.ts';
import { menuWays } from './menuWays.ts';
import { SITE_LOGO } from './siteLogo.ts';
import { useFirm } from './useFirm.ts';

const OwnMenu = slot('menu', FrameMenu);

/** The main menu: our own links, and those the content host sends. */
export const SiteMenu = memo(function SiteMenu() {
  // Dozens of links, in a menu that is mostly closed: drawn when there is time, not at once as what a store changes is.
  const items = useDeferredValue(useSiteSelector(selectMenuItems));
  const status = useDeferredValue(useSiteSelector(selectShownStatus));
  return <Menu items={items} status={status} />;
});

/** Nothing is drawn anew when what was said to be loading begins to. */
function selectShownStatus(state: SiteState) {
  const status = selectMenuStatus(state);
  return status === 'idle' ? 'loading' : status;
}

const Menu = memo(function Menu({ items, status }: Pick<FrameMenuProps, 'items' | 'status'>) {
  const dispatch = useSiteDispatch();
  const submenu = useSiteSelector(selectOpenSubmenu);
  const site = useSite();
  const { links, action } = useMemo(() => menuLinks(site), [site]);
  const drawn = useDrawnLate(site);
  const onSubmenuToggle: FrameMenuProps['onSubmenuToggle'] = useCallback(
    ({ index }) => dispatch(submenuToggled(index ?? submenu ?? 0)),
    [dispatch, submenu],
  );
  return (
    <OwnMenu
      {...useFirm()}
      logo={site.logo}
      name={site.brand.short}
      Logo={SITE_LOGO}
      open={useSiteSelector(selectMenuOpened)}
      onMenu={({ open }) => dispatch(open ? menuOpened() : menuClosed())}
      linkAs={MenuLink}
      {...drawn}
      links={links}
      action={action}
      items={items}
      status={status}
      submenu={submenu}
      onSubmenuToggle={onSubmenuToggle}
      mainSite={site.brand.mainSite}
      socialDelayMs={SOCIAL_ICON_PLACEMENT_DELAY_MS}
      focusDelayMs={FOCUS_RESTORE_DELAY_MS}
    />
  );
});

/** What no built page has, and no press waits for: the ring of the visitor, or of the firm, and the stops of the slides. */
function useDrawnLate(site: MicrositeSite): Pick<FrameMenuProps, 'ways' | 'ringName'> | undefined {
  const hydrated = useHydrated();
  const type = useDeferredValue(useSiteSelector(selectUserType));
  const name = useDeferredValue(useSiteSelector(selectUserName));
  const path = useDeferredValue(useLocation().pathname);
  const ways = useMemo(() => menuWays(site, type, path), [site, type, path]);
  return hydrated ? { ways, ringName: name || site.brand.short } : undefined;
}
