import { TextLink } from '@tamarack-lowe/ui/link';
import { MenuDialog, type MenuDialogProps } from '@tamarack-lowe/ui/menu-dialog';
import { NameRing } from '@tamarack-lowe/ui/name-ring';
import { memo, useMemo } from 'react';
import { useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';
import { FirmWords, type FirmWordsProps } from './FrameFooter.tsx';
import { FrameLogo, type LogoOptions, MENU_ID } from './FrameHeader.tsx';

type DialogProps = Required<
  Pick<MenuDialogProps, 'items' | 'status' | 'submenu' | 'onSubmenuToggle' | 'networks'>
> &
  Pick<MenuDialogProps, 'ways' | 'linkAs' | 'socialDelayMs' | 'focusDelayMs'>;

/** Props of the main menu. `items` to `networks` are those of the firm's own site, from the content host. */
export type FrameMenuProps = DialogProps &
  FirmWordsProps &
  LogoOptions & {
    /**
     * Visitor's name, rendered as a ring in a corner of the menu. Default none.
     *
     * @example 'Amara'
     */
    ringName?: string | undefined;
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
  const { logo, name, Logo = FrameLogo, onMenu, action, mainSite, ringName, ...rest } = menu;
  const { firm, year, privacy, accessibility, yours, onManage, ...dialog } = rest;
  const { say } = useWords();
  // Stable elements, so that opening the menu does not re-render its columns.
  const columns = useMemo(
    () => ({
      logo: <Logo href={logo} name={name} />,
      empty: (
        <TextLink href={mainSite} newTab newTabLabel={say('opensNewTab')}>
          {say('menuFirm')}
        </TextLink>
      ),
      ring: ringName !== undefined && <NameRing className="gt-menu__ring" name={ringName} late aria-hidden />,
      copyright: <FirmWords {...{ firm, year, privacy, accessibility, yours, onManage }} />,
    }),
    [say, logo, name, Logo, mainSite, ringName, firm, year, privacy, accessibility, yours, onManage],
  );
  return (
    <MenuDialog
      {...dialog}
      {...columns}
      id={MENU_ID}
      onToggle={onMenu}
      label={say('mainMenu')}
      closeLabel={say('closeMenu')}
      title={say('menuProduct')}
      action={action ?? undefined}
      sideTitle={say('menuFirm')}
      loadingLabel={say('menuLoading')}
      newTabLabel={say('opensNewTab')}
      socialLabel={say('socialTitle')}
    />
  );
});
