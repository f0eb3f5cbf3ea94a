import { PATHS, USER_TYPES, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import { menuClosed, menuOpened, selectMenuOpened, selectUserType } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import logo from '@tamarack-lowe/stories/objects/logo.svg?url';
import { ButtonLink } from '@tamarack-lowe/ui/button';
import { Header } from '@tamarack-lowe/ui/header';
import { LogoFile } from '@tamarack-lowe/ui/logo';
import { MenuButton } from '@tamarack-lowe/ui/menu-dialog';
import { useLocation } from 'react-router';
import { say } from '../content/say.ts';
import { useRestored } from '../store/restored.tsx';
import { SiteLink } from './SiteLink.tsx';

/** Id of the menu, which the button in the header opens. */
export const MENU_ID = 'main-menu';

/** Logo, menu button, and on discover slides the two corner buttons. */
export function SiteHeader() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectMenuOpened);
  const { pathname } = useLocation();
  return (
    <Header
      className="site-header"
      logo={<LogoFile href={`${logo}#logo`} />}
      homeHref={PATHS.intro}
      homeLabel={say('logoHome')}
      linkAs={SiteLink}
      menu={
        <MenuButton
          menuId={MENU_ID}
          open={open}
          label={say(open ? 'closeMenu' : 'openMenu')}
          onToggle={({ open }) => dispatch(open ? menuOpened() : menuClosed())}
        />
      }
    >
      {pathname.startsWith('/discover-') && <CornerButtons />}
    </Header>
  );
}

function CornerButtons() {
  const type = useSiteSelector(selectUserType);
  const restored = useRestored();
  return (
    <>
      {(restored ? [type] : VISITOR_TYPES).map((each) => {
        const { path, labelKey } = USER_TYPES[each].eContent;
        return (
          <div key={each} className="site-for" data-for={each}>
            <ButtonLink linkAs={SiteLink} href={path}>
              {say(labelKey)}
            </ButtonLink>
          </div>
        );
      })}
      <ButtonLink linkAs={SiteLink} href={PATHS.recruit} variant="outline">
        {say('learnHowWeRecruit')}
      </ButtonLink>
    </>
  );
}
