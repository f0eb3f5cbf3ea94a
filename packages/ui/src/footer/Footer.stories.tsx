import { exampleNetworks } from '../examples/exampleMenu.tsx';
import { SocialLinks } from '../social-ring/SocialLinks.tsx';
import { Footer } from './Footer.tsx';

const args = {
  copyright: '© 2026 Alder & Finch',
  newTabLabel: '(opens in a new tab)',
  links: [
    { label: 'Privacy policy', href: 'https://firm.example/privacy', newTab: true },
    { label: 'Accessibility', href: '#accessibility' },
  ],
  children: <SocialLinks networks={exampleNetworks} newTabLabel="(opens in a new tab)" />,
};

export default { title: 'Page/Footer', component: Footer };

export const Default = { args };
export const WithoutNetworks = { args: { ...args, children: null } };
