import { brand } from '@tamarack-lowe/stories';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Footer } from '@tamarack-lowe/ui/footer';
import { Header } from '@tamarack-lowe/ui/header';
import { MenuButton } from '@tamarack-lowe/ui/menu-dialog';
import { Notice } from '@tamarack-lowe/ui/notice';
import { SkipLink } from '@tamarack-lowe/ui/skip-link';
import { SocialLinks } from '@tamarack-lowe/ui/social-links';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { BrandLogo } from './BrandLogo.tsx';
import { networks } from './networks.tsx';
import { PageMenu } from './PageMenu.tsx';
import { useVisit } from './useVisit.tsx';

/** What the menu button and its dialog share. */
const MENU_ID = 'page-menu';

type PageFrameProps = {
  children: ReactNode;
  /** Slides show the corner buttons and keep the footer for the menu. Default false. */
  slides?: boolean;
  /** The menu is open at first. Default false. */
  menuOpen?: boolean;
  /** The cookie notice is shown until it is accepted. Default false. */
  notice?: boolean;
};

/** What stands around every page: skip link, header, menu, main, footer. Links lead nowhere: this is one page. */
export function PageFrame({ children, slides = false, menuOpen = false, notice = false }: PageFrameProps) {
  const { type, say } = useVisit();
  const [open, setOpen] = useState(menuOpen);
  const [asks, setAsks] = useState(notice);
  const eContent = type === 'student' ? 'campusResources' : 'connectWithUs';
  return (
    <div className={slides ? 'page-slides' : undefined} onClickCapture={stay}>
      <SkipLink>{say('skipToContent')}</SkipLink>
      <Header
        className="site-header"
        logo={<BrandLogo />}
        homeHref="/"
        homeLabel={say('logoHome')}
        menu={
          <MenuButton
            menuId={MENU_ID}
            open={open}
            label={say(open ? 'closeMenu' : 'openMenu')}
            onToggle={(toggle) => setOpen(toggle.open)}
          />
        }
      >
        {slides && (
          <>
            <ButtonLink href="/e-content">{say(eContent)}</ButtonLink>
            <ButtonLink href="/how-we-recruit-1" variant="outline">
              {say('learnHowWeRecruit')}
            </ButtonLink>
          </>
        )}
      </Header>
      <PageMenu id={MENU_ID} open={open} onToggle={(toggle) => setOpen(toggle.open)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        className="site-footer"
        copyright={say('copyright', { year: 2026, firm: brand.firm })}
        newTabLabel={say('opensNewTab')}
        links={[
          { label: say('privacy'), href: brand.links.privacy, newTab: true },
          { label: say('accessibility'), href: brand.links.accessibility, newTab: true },
        ]}
      >
        <SocialLinks aria-label={say('socialTitle')} networks={networks} newTabLabel={say('opensNewTab')} />
      </Footer>
      {asks && (
        <Notice label={say('cookieTitle')} buttonLabel={say('cookieButton')} onAccept={() => setAsks(false)}>
          {say('cookieText')}
        </Notice>
      )}
    </div>
  );
}

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}
