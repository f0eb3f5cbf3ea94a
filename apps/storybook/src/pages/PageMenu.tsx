import { content } from 'virtual:workshop/content';
import { brand } from '@tamarack-lowe/stories';
import { MenuDialog, type MenuDialogProps } from '@tamarack-lowe/ui/menu-dialog';
import { useState } from 'react';
import { BrandLogo } from './BrandLogo.tsx';
import { networks } from './networks.tsx';
import { useVisit } from './useVisit.tsx';

/** The main menu with our own links and those that were recorded from the firm's site. */
export function PageMenu(props: Pick<MenuDialogProps, 'id' | 'open' | 'onToggle'>) {
  const { say } = useVisit();
  const [submenu, setSubmenu] = useState<number | null>(null);
  return (
    <MenuDialog
      {...props}
      label={say('mainMenu')}
      closeLabel={say('closeMenu')}
      logo={<BrandLogo />}
      title={say('menuProduct')}
      links={[
        { label: say('menuExperienced'), href: '/grow-together?as=experienced' },
        { label: say('menuStudent'), href: '/grow-together?as=student' },
        { label: say('menuConnect'), href: '/connect-with-us/' },
      ]}
      action={{ label: say('learnHowWeRecruit'), href: '/how-we-recruit-1' }}
      sideTitle={say('menuFirm')}
      items={content.menu}
      submenu={submenu}
      onSubmenuToggle={({ index }) => setSubmenu(index)}
      newTabLabel={say('opensNewTab')}
      copyright={say('copyright', { year: 2026, firm: brand.firm })}
      socialLabel={say('socialTitle')}
      networks={networks}
    />
  );
}
