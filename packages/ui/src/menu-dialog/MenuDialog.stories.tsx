import { useState } from 'react';
import { exampleBrand } from '../examples/exampleBrand.ts';
import { exampleFooter, exampleItems, exampleLinks, exampleNetworks } from '../examples/exampleMenu.tsx';
import { FooterWords } from '../footer/Footer.tsx';
import { TextLink } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';
import { MenuButton, MenuDialog, type MenuDialogProps } from './MenuDialog.tsx';

function Menu({ submenu: first = null, ...props }: Partial<MenuDialogProps>) {
  const [open, setOpen] = useState(props.open ?? false);
  const [submenu, setSubmenu] = useState(first);
  return (
    <>
      <header style={{ display: 'flex', justifyContent: 'end', padding: 24 }}>
        <MenuButton
          menuId="menu-of-example"
          open={open}
          label="Open main menu"
          onToggle={(toggle) => setOpen(toggle.open)}
        />
      </header>
      <main>
        <h1>Page behind the menu</h1>
      </main>
      <MenuDialog
        id="menu-of-example"
        label="Main menu"
        closeLabel="Close main menu"
        logo={
          <a href="#home" aria-label="Alder & Finch Begin here: home">
            <Logo words={exampleBrand} />
          </a>
        }
        title={exampleBrand.product}
        links={exampleLinks}
        action={{ label: 'Learn How We Recruit', href: '#recruit' }}
        sideTitle="firm.example"
        items={exampleItems}
        loadingLabel="One moment"
        newTabLabel="(opens in a new tab)"
        copyright={<FooterWords {...exampleFooter} />}
        socialLabel="Follow us"
        networks={exampleNetworks}
        {...props}
        open={open}
        onToggle={(toggle) => setOpen(toggle.open)}
        submenu={submenu}
        onSubmenuToggle={(toggle) => setSubmenu(toggle.index)}
      />
    </>
  );
}

export default { title: 'Page/Menu dialog', component: MenuDialog, render: Menu };

export const Default = {};
export const Open = { args: { open: true } };
export const SubmenuOpen = { args: { open: true, submenu: 0 } };
export const Loading = { args: { open: true, status: 'loading' } };
export const Failed = {
  args: {
    open: true,
    status: 'failed',
    empty: (
      <TextLink href="https://firm.example/" newTab newTabLabel="(opens in a new tab)">
        firm.example
      </TextLink>
    ),
  },
};
export const ManyItems = {
  args: {
    open: true,
    items: [...exampleItems, ...exampleItems.map((item) => ({ ...item, title: `${item.title} II` }))],
  },
};
/** The most that a menu shows of a long response: 16 items, 24 entries below each, and a link to the rest. */
export const Full = {
  args: {
    open: true,
    submenu: 0,
    items: [
      ...Array.from({ length: 16 }, (_, item) => ({
        title: `Service ${item + 1}`,
        url: null,
        submenu: Array.from({ length: 25 }, (_, entry) => ({
          title: entry < 24 ? `Entry ${entry + 1} of service ${item + 1}` : 'See the rest on our site',
          url: `https://firm.example/${item}/${entry}`,
        })),
      })),
      { title: 'See the rest on our site', url: 'https://firm.example/', submenu: [] },
    ],
  },
};
export const FullInFrench = {
  args: {
    ...Full.args,
    items: [
      ...Full.args.items.slice(0, 16),
      { title: 'Voir le reste sur notre site', url: 'https://firm.example/fr', submenu: [] },
    ],
  },
};
export const LongFrench = {
  args: {
    open: true,
    title: 'Grandir ensemble',
    links: [
      { label: 'Carrières pour les personnes expérimentées', href: '#e' },
      { label: 'Carrières pour les étudiantes, les étudiants et les nouveaux diplômés', href: '#s' },
      { label: 'Communiquer avec nous', href: '#c' },
    ],
  },
};
