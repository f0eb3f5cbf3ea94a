import { exampleFooter, exampleNetworks } from '../examples/exampleMenu.tsx';
import { SocialLinks } from '../social-ring/SocialLinks.tsx';
import { Footer, FooterWords } from './Footer.tsx';

const words = <FooterWords {...exampleFooter} />;

export default { title: 'Page/Footer', component: Footer };

export const Default = {
  args: {
    children: (
      <>
        {words}
        <SocialLinks networks={exampleNetworks} newTabLabel="(opens in a new tab)" />
      </>
    ),
  },
};
export const WithoutNetworks = { args: { children: words } };
