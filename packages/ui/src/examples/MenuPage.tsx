import { useState } from 'react';
import { MenuButton, MenuDialog, type MenuDialogProps } from '../menu-dialog/MenuDialog.tsx';
import { exampleItems, exampleLinks, exampleNetworks } from './exampleMenu.tsx';

const TITLE = 'Product';

/** A page with a menu that has its own state. */
export function MenuPage({ start = false, ...props }: Partial<MenuDialogProps> & { start?: boolean }) {
  const [open, setOpen] = useState(start);
  const [submenu, setSubmenu] = useState<number | null>(null);
  return (
    <>
      <header>
        <MenuButton
          menuId="menu"
          open={open}
          label="Open main menu"
          onToggle={(toggle) => setOpen(toggle.open)}
        />
      </header>
      <a href="#behind">Behind</a>
      <MenuDialog
        id="menu"
        label="Main menu"
        closeLabel="Close main menu"
        title={TITLE}
        links={exampleLinks}
        action={{ label: 'Learn How We Recruit', href: '#recruit' }}
        items={exampleItems}
        loadingLabel="One moment"
        newTabLabel="(opens in a new tab)"
        copyright="© 2026"
        socialLabel="Follow us"
        networks={exampleNetworks}
        focusDelayMs={60}
        socialDelayMs={20}
        {...props}
        open={open}
        onToggle={(toggle) => {
          setOpen(toggle.open);
          props.onToggle?.(toggle);
        }}
        submenu={submenu}
        onSubmenuToggle={(toggle) => setSubmenu(toggle.index)}
      />
    </>
  );
}
