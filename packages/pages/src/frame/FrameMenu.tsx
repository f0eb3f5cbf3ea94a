import { TextLink } from '@tamarack-lowe/ui/link';
import { MenuDialog, type MenuDialogProps } from '@tamarack-lowe/ui/menu-dialog';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { type ComponentType, memo, useMemo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';
import { MENU_ID } from './documentNames.ts';
import { FirmWords, type FirmWordsProps } from './FrameFooter.tsx';
import { FrameLogo, type FrameLogoProps } from './FrameHeader.tsx';

/** What comes of the firm's own site, and what the visitor does with it. */
type Firm = Required<Pick<MenuDialogProps, 'items' | 'status' | 'submenu' | 'onSubmenuToggle' | 'networks'>>;

export type FrameMenuProps = Firm &
  FirmWordsProps &
  Pick<MenuDialogProps, 'ways' | 'linkAs' | 'socialDelayMs' | 'focusDelayMs'> & {
    /** The name whose ring stands in its corner. Default none. */
    ringName?: string | undefined;
    /** Address of the logo's drawing; null writes the name. */
    logo: string | null;
    /** Short name of the firm. Default none. */
    name?: string;
    /** Draws both. Default: `FrameLogo`. */
    Logo?: ComponentType<FrameLogoProps>;
    open: boolean;
    /** The visitor wants it open or closed. */
    onMenu: MenuDialogProps['onToggle'];
    /** Our own pages. */
    links: readonly PageAddress[];
    /** The one below them that stands out. Null: none. */
    action: PageAddress | null;
    /** Address of the firm's own site, for when its items cannot be had, or there are none. */
    mainSite: string;
  };

/** The main menu: our own links, and those the content host sends. */
export const FrameMenu = memo(function FrameMenu(menu: FrameMenuProps) {
  const {
    logo,
    name,
    Logo = FrameLogo,
    onMenu,
    links,
    action,
    firm,
    year,
    privacy,
    accessibility,
    mainSite,
    ringName,
    ...rest
  } = menu;
  const { say } = useWords();
  // The columns are drawn anew only when something on them changes: not because the menu opens.
  const drawn = useMemo(
    () => ({
      logo: <Logo href={logo} name={name} />,
      empty: (
        <TextLink href={mainSite} newTab newTabLabel={say('opensNewTab')}>
          {say('menuFirm')}
        </TextLink>
      ),
      ring: ringName !== undefined && <NameRing className="gt-menu__ring" name={ringName} late aria-hidden />,
      copyright: <FirmWords {...{ firm, year, privacy, accessibility }} />,
    }),
    [say, logo, name, Logo, mainSite, ringName, firm, year, privacy, accessibility],
  );
  return (
    <MenuDialog
      {...rest}
      {...drawn}
      id={MENU_ID}
      onToggle={onMenu}
      label={say('mainMenu')}
      closeLabel={say('closeMenu')}
      title={say('menuProduct')}
      links={links}
      action={action ?? undefined}
      sideTitle={say('menuFirm')}
      loadingLabel={say('menuLoading')}
      newTabLabel={say('opensNewTab')}
      socialLabel={say('socialTitle')}
    />
  );
});
