import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon } from '../icon/Icon.tsx';
import type { MenuItem, MenuLink } from '../menu-dialog/MenuDialog.tsx';
import type { SocialNetwork } from '../social-ring/SocialLinks.tsx';

/** Networks for examples and tests. */
export const exampleNetworks: SocialNetwork[] = [
  {
    network: 'instagram',
    name: 'Instagram',
    url: 'https://instagram.example/',
    mark: <InstagramIcon size={22} />,
  },
  {
    network: 'facebook',
    name: 'Facebook',
    url: 'https://facebook.example/',
    mark: <FacebookIcon size={22} />,
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    url: 'https://linkedin.example/',
    mark: <LinkedInIcon size={22} />,
  },
  { network: 'tiktok', name: 'TikTok', url: 'https://tiktok.example/', mark: <TikTokIcon size={22} /> },
];

/** Last line of a footer and a menu, for examples and tests. */
export const exampleFooter = {
  copyright: '© 2026 Alder & Finch',
  newTabLabel: '(opens in a new tab)',
  links: [
    { label: 'Privacy policy', href: 'https://firm.example/privacy', newTab: true },
    { label: 'Accessibility', href: '#accessibility' },
  ],
};

/** Main links for examples and tests. */
export const exampleLinks: MenuLink[] = [
  { label: 'Experienced Hire Careers', href: '#experienced' },
  { label: 'Student & Recent Graduate Careers', href: '#student' },
  { label: 'Connect With Us', href: '#connect' },
];

const sub = (...titles: string[]) => titles.map((title) => ({ title, url: `https://firm.example/${title}` }));

/** Items of a firm's site for examples and tests: links and submenus. */
export const exampleItems: MenuItem[] = [
  { title: 'Services', url: null, submenu: sub('Assurance', 'Tax', 'Advisory', 'Private enterprise') },
  { title: 'Industries', url: null, submenu: sub('Farms', 'Clinics') },
  { title: 'Insights', url: 'https://firm.example/insights', submenu: [] },
  { title: 'Locations', url: 'https://firm.example/locations', submenu: [] },
  { title: 'About us', url: null, submenu: sub('History') },
];
