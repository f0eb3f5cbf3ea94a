import type { VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Header, type HeaderLanguage } from '@tamarack-lowe/ui/header';
import { LogoFile } from '@tamarack-lowe/ui/logo';
import { MenuButton } from '@tamarack-lowe/ui/menu-dialog';
import type { ComponentType } from 'react';
import { ForEachVisitorType } from '../context/ForVisitorType.tsx';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import type { PageAddress } from '../data.ts';

/** Id of the menu that the button in the header opens. */
export const MENU_ID = 'main-menu';

/** Buttons in the corner: one for each visitor type (`of`), and one for all. Null: no button. */
export type Corners = {
  of: Readonly<Record<VisitorType, PageAddress | null>>;
  all: PageAddress | null;
};

/** Logo of the firm, in the header and in the menu. */
export type LogoOptions = {
  /** Address of the logo file. Null: the header shows the name instead. */
  logo: string | null;
  /**
   * Short name of the firm. Default none.
   *
   * @example 'Alder'
   */
  name?: string;
  /**
   * Component of the logo. Default: `FrameLogo`.
   *
   * @example ({ name }) => <strong>{name}</strong>
   */
  Logo?: ComponentType<FrameLogoProps>;
};

/** Props of the header. */
export type FrameHeaderProps = LogoOptions & {
  /** Address that the logo links to. */
  home: string;
  menuOpened: boolean;
  /** The visitor opens or closes the menu. */
  onMenu: (toggle: { open: boolean }) => void;
  /**
   * The same page in other languages. Default none.
   *
   * @example [{ language: 'de', name: 'Deutsch', href: '/de/wurzeln' }]
   */
  languages?: readonly HeaderLanguage[];
  /**
   * Buttons in the corner. Default none.
   *
   * @example { of: { student: { label: 'Campus', href: '/campus' } }, all: null }
   */
  corners?: Corners | null;
};

/** Logo, menu button, links to other languages, and on some pages two corner buttons. */
export function FrameHeader(header: FrameHeaderProps) {
  const { logo, name, Logo = FrameLogo, home, menuOpened, onMenu, languages, corners = null } = header;
  const { say } = useWords();
  return (
    <Header
      className="site-header"
      logo={<Logo href={logo} name={name} />}
      homeHref={home}
      homeLabel={say('logoHome')}
      linkAs={useLink()}
      languages={languages}
      menu={
        <MenuButton
          menuId={MENU_ID}
          open={menuOpened}
          label={say(menuOpened ? 'closeMenu' : 'openMenu')}
          onToggle={onMenu}
        />
      }
    >
      {corners && <CornerButtons {...corners} />}
    </Header>
  );
}

function CornerButtons({ of, all }: Corners) {
  const linkAs = useLink();
  return (
    <>
      <ForEachVisitorType of={of}>
        {(corner) =>
          corner && (
            <ButtonLink linkAs={linkAs} href={corner.href}>
              {corner.label}
            </ButtonLink>
          )
        }
      </ForEachVisitorType>
      {all && (
        <ButtonLink linkAs={linkAs} href={all.href} variant="outline">
          {all.label}
        </ButtonLink>
      )}
    </>
  );
}

/** Props of the logo. */
export type FrameLogoProps = {
  /** Address of the logo file. Null: the header shows the name instead. */
  href: string | null;
  /**
   * Short name of the firm. Default none.
   *
   * @example 'Alder'
   */
  name?: string | undefined;
};

/** The firm's logo, or its name without a logo file. */
export function FrameLogo({ href, name = '' }: FrameLogoProps) {
  return href === null ? (
    <span className="site-logo-name gt-heading-s">{name}</span>
  ) : (
    <LogoFile href={href} />
  );
}
