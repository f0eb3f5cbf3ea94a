import { TextLink } from '@tamarack-lowe/ui/link';
import { MenuDialog, type MenuDialogProps } from '@tamarack-lowe/ui/menu-dialog';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { type ComponentType, memo, useMemo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';
import { FirmWords, type FirmWordsProps } from './FrameFooter.tsx';
import { FrameLogo, type FrameLogoProps, MENU_ID } from './FrameHeader.tsx';

/** Menu of the firm's own site, from the content host. */
type Firm = Required<Pick<MenuDialogProps, 'items' | 'status' | 'submenu' | 'onSubmenuToggle' | 'networks'>>;

export type FrameMenuProps = Firm &
  FirmWordsProps &
  Pick<MenuDialogProps, 'ways' | 'linkAs' | 'socialDelayMs' | 'focusDelayMs'> & {
    /** Visitor's name, drawn as a ring in a corner of the menu. Default none. */
    ringName?: string | undefined;
    /** Address of the logo file. Null: the name is written instead. */
    logo: string | null;
    /** Short name of the firm. Default none. */
    name?: string;
    /** Component of the logo. Default: `FrameLogo`. */
    Logo?: ComponentType<FrameLogoProps>;
    open: boolean;
    /** The visitor opens or closes the menu. */
    onMenu: MenuDialogProps['onToggle'];
    /** Links to pages of the site. */
    links: readonly PageAddress[];
    /** The emphasised link below them. Null: none. */
    action: PageAddress | null;
    /** Address of the firm's own site, linked to when its menu failed to load or is empty. */
    mainSite: string;
  };

/** The main menu: links of the site, and those of the content host. */
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
  // Stable elements, so that opening the menu does not re-render its columns.
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
