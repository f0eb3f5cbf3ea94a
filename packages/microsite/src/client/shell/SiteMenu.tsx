import { type MenuItem, type SiteLanguage, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import { FrameMenu, type FrameMenuProps } from '@tamarack-lowe/pages/frame';
import { opensElsewhere } from '@tamarack-lowe/pages/internal/browser';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
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
import { type ComponentPropsWithRef, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router';
import { slot } from '../../routes/custom/customComponents.ts';
import { useSite } from '../../site/SiteContext.tsx';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { choiceHref, deckOf, firstSection, secondSection } from '../../site/sections.ts';
import { usePageHydrated } from '../prehydration/hydration.tsx';
import { Link } from '../router/Link.tsx';
import { useFirm } from './SiteFooter.tsx';
import { SiteLogo } from './SiteHeader.tsx';

const MenuSlot = slot('menu', FrameMenu);

/** The main menu: our own links, and the items of the content host. */
export const SiteMenu = memo(function SiteMenu() {
  // Deferred: dozens of links in a menu that is mostly closed must not render synchronously on each change of the store.
  const items = useDeferredValue(useSiteSelector(selectMenuItems));
  const status = useDeferredValue(useSiteSelector(selectVisibleStatus));
  const { languages } = useSite();
  const shown = useMemo(() => withoutLanguages(items, languages), [items, languages]);
  return <Menu items={shown} status={status} />;
});

/** Returns the items without the language switch of the content host: visitors would take it for the one of this site. */
export function withoutLanguages(items: readonly MenuItem[], languages: readonly SiteLanguage[]): MenuItem[] {
  return items.filter(({ title }) => languages.every(({ name }) => name !== title));
}

/** Avoids a re-render when a menu that is shown as loading starts loading. */
function selectVisibleStatus(state: SiteState) {
  const status = selectMenuStatus(state);
  return status === 'idle' ? 'loading' : status;
}

const Menu = memo(function Menu({ items, status }: Pick<FrameMenuProps, 'items' | 'status'>) {
  const dispatch = useSiteDispatch();
  const submenu = useSiteSelector(selectOpenSubmenu);
  const site = useSite();
  const { links, action } = useMemo(() => menuLinks(site), [site]);
  const deferredProps = useDeferredProps(site);
  const onSubmenuToggle: FrameMenuProps['onSubmenuToggle'] = useCallback(
    ({ index }) => dispatch(submenuToggled(index ?? submenu ?? 0)),
    [dispatch, submenu],
  );
  return (
    <MenuSlot
      {...useFirm()}
      logo={site.logo}
      name={site.brand.short}
      Logo={SiteLogo}
      open={useSiteSelector(selectMenuOpened)}
      onMenu={({ open }) => dispatch(open ? menuOpened({ path: window.location.pathname }) : menuClosed())}
      linkAs={MenuLink}
      {...deferredProps}
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

/**
 * Returns the links to slides and the name for the ring, after hydration. Built pages do not contain them, and their values are
 * deferred, so that no press waits for them.
 */
function useDeferredProps(site: MicrositeSite): Pick<FrameMenuProps, 'ways' | 'ringName'> | undefined {
  const hydrated = usePageHydrated();
  const type = useDeferredValue(useSiteSelector(selectUserType));
  const name = useDeferredValue(useSiteSelector(selectUserName));
  const path = useDeferredValue(useLocation().pathname);
  const ways = useMemo(() => slideStops(site, type, path), [site, type, path]);
  return hydrated ? { ways, ringName: name || site.brand.short } : undefined;
}

/** A link of the menu: it also closes the menu when it leads to the current page. */
function MenuLink({ onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const dispatch = useSiteDispatch();
  return (
    <Link
      {...rest}
      replaceHere
      onClick={(event) => {
        onClick?.(event);
        const isHere = event.currentTarget.pathname === window.location.pathname;
        if (isHere && !opensElsewhere(event)) dispatch(menuClosed());
      }}
    />
  );
}

/** Returns our own links of the menu, and the prominent one below them. */
export function menuLinks(site: MicrositeSite): { links: PageAddress[]; action: PageAddress | null } {
  const { paths, say, visitorTypes } = site;
  const section = firstSection(site);
  const first = paths.section(section.id);
  const second = secondSection(site);
  const stories = import.meta.env.STORIES ? paths.page('stories') : null;
  // In reverse order: the first type is the default, and a visitor who opens the menu to choose is of another type.
  const choices =
    visitorTypes.length === 1
      ? [{ label: section.name, href: first }]
      : [...visitorTypes]
          .reverse()
          .map(({ id, menu }) => ({ label: menu, href: choiceHref(site, first, id) }));
  return {
    links: [
      ...choices,
      ...(paths.connect === null ? [] : [{ label: say('menuConnect'), href: paths.connect }]),
      ...(paths.campus === null ? [] : [{ label: say('campusResources'), href: paths.campus }]),
      ...(stories === null ? [] : [{ label: say('findMenu'), href: stories }]),
    ],
    action: second ? { label: say('learnHowWeRecruit'), href: paths.section(second.id) } : null,
  };
}

/** Returns the slides of every section for a visitor type, by their short names. The one at `path` is the current one. */
function slideStops(site: MicrositeSite, type: VisitorType, path: string): FrameMenuProps['ways'] {
  const match = site.paths.read(path);
  return site.brand.sections.map(({ id, name }) => ({
    label: name,
    stops: deckOf(site, id, type).slides.map(({ label, title, path }, index) => ({
      label: label ?? toLines(title).join(' '),
      href: path,
      current: match.kind === 'slides' && match.section === id && match.index === index,
    })),
  }));
}
