import type { VisitorType } from '@tamarack-lowe/content-model';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Header, type HeaderLanguage } from '@tamarack-lowe/ui/header';
import { LogoFile } from '@tamarack-lowe/ui/logo';
import { MenuButton } from '@tamarack-lowe/ui/menu-dialog';
import type { ComponentType } from 'react';
import { useLink, useWords } from '../context/PagesProvider.tsx';
import { useVisitor } from '../context/VisitorProvider.tsx';
import type { PageAddress } from '../data.ts';
import { MENU_ID } from './documentNames.ts';

/** Buttons in the corner: one for each visitor type (`of`), and one for all. Null: no button. */
export type Corners = {
  of: Readonly<Record<VisitorType, PageAddress | null | undefined>>;
  all: PageAddress | null;
};

export type FrameHeaderProps = {
  /** Address of the logo file. Null: the name is written instead. */
  logo: string | null;
  /** Short name of the firm. Default none. */
  name?: string;
  /** Component of the logo. Default: `FrameLogo`. */
  Logo?: ComponentType<FrameLogoProps>;
  home: string;
  menuOpened: boolean;
  /** The visitor opens or closes the menu. */
  onMenu: (toggle: { open: boolean }) => void;
  /** The same page in other languages. Default none. */
  languages?: readonly HeaderLanguage[];
  /** Default none. */
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
  const { type, types, known } = useVisitor();
  const Link = useLink();
  return (
    <>
      {types.map(({ id }, place) => {
        if (known && id !== type) return null;
        const corner = of[id];
        return (
          <div key={id} className="site-for" data-for={place}>
            {corner && (
              <ButtonLink linkAs={Link} href={corner.href}>
                {corner.label}
              </ButtonLink>
            )}
          </div>
        );
      })}
      {all && (
        <ButtonLink linkAs={Link} href={all.href} variant="outline">
          {all.label}
        </ButtonLink>
      )}
    </>
  );
}

export type FrameLogoProps = {
  /** Address of the logo file; null: the name is written instead. */
  href: string | null;
  /** Short name of the firm. */
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
