import { PATHS } from '@tamarack-lowe/content-model';
import {
  FOCUS_RESTORE_DELAY_MS,
  menuClosed,
  menuOpened,
  navigated,
  type SiteState,
  SOCIAL_ICON_PLACEMENT_DELAY_MS,
  selectMenuItems,
  selectMenuOpened,
  selectMenuStatus,
  selectOpenSubmenu,
  submenuToggled,
} from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { brand } from '@tamarack-lowe/stories';
import logo from '@tamarack-lowe/stories/objects/logo.svg?url';
import { TextLink } from '@tamarack-lowe/ui/link';
import { LogoFile } from '@tamarack-lowe/ui/logo';
import { MenuDialog, type MenuDialogProps } from '@tamarack-lowe/ui/menu-dialog';
import { type ComponentPropsWithRef, memo, useDeferredValue } from 'react';
import { say } from '../content/say.ts';
import { networks } from './networks.tsx';
import { opensElsewhere } from './opensElsewhere.ts';
import { MENU_ID } from './SiteHeader.tsx';
import { SiteLink } from './SiteLink.tsx';
import { useYear } from './useYear.ts';

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

const Menu = memo(function Menu({ items, status }: Pick<MenuDialogProps, 'items' | 'status'>) {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectMenuOpened);
  const submenu = useSiteSelector(selectOpenSubmenu);
  const year = useYear();
  return (
    <MenuDialog
      id={MENU_ID}
      open={open}
      onToggle={({ open }) => dispatch(open ? menuOpened() : menuClosed())}
      label={say('mainMenu')}
      closeLabel={say('closeMenu')}
      logo={<LogoFile href={`${logo}#logo`} />}
      title={say('menuProduct')}
      linkAs={MenuLink}
      links={[
        { label: say('menuExperienced'), href: `${PATHS.discover}?as=experienced` },
        { label: say('menuStudent'), href: `${PATHS.discover}?as=student` },
        { label: say('menuConnect'), href: PATHS.connect },
      ]}
      action={{ label: say('learnHowWeRecruit'), href: PATHS.recruit }}
      sideTitle={say('menuFirm')}
      items={items}
      status={status}
      loadingLabel={say('menuLoading')}
      failed={
        <TextLink href={brand.mainSite} newTab newTabLabel={say('opensNewTab')}>
          {say('menuFirm')}
        </TextLink>
      }
      submenu={submenu}
      onSubmenuToggle={({ index }) => dispatch(submenuToggled(index ?? submenu ?? 0))}
      newTabLabel={say('opensNewTab')}
      copyright={say('copyright', { year, firm: brand.firm })}
      socialLabel={say('socialTitle')}
      networks={networks}
      socialDelayMs={SOCIAL_ICON_PLACEMENT_DELAY_MS}
      focusDelayMs={FOCUS_RESTORE_DELAY_MS}
    />
  );
});

/** The menu itself goes, from a page that is there already; also when its link leads to the page that is shown. */
function MenuLink({ onClick, ...rest }: ComponentPropsWithRef<'a'>) {
  const dispatch = useSiteDispatch();
  return (
    <SiteLink
      {...rest}
      viewTransition={false}
      replaceHere
      onClick={(event) => {
        onClick?.(event);
        const { pathname } = window.location;
        if (event.currentTarget.pathname === pathname && !opensElsewhere(event))
          dispatch(navigated({ path: pathname }));
      }}
    />
  );
}
