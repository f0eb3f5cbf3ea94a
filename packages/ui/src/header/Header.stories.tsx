import { ButtonLink } from '../button/Button.tsx';
import { exampleBrand } from '../examples/exampleBrand.ts';
import { Logo } from '../logo/Logo.tsx';
import { MenuButton } from '../menu-dialog/MenuDialog.tsx';
import { Header } from './Header.tsx';

const args = {
  logo: <Logo words={exampleBrand} />,
  homeHref: '#home',
  homeLabel: 'Alder & Finch Begin here: home',
  menu: <MenuButton menuId="menu-of-example" open={false} label="Open main menu" onToggle={() => {}} />,
};

export default { title: 'Page/Header', component: Header };

export const Default = { args };
export const CornerButtons = {
  args: {
    ...args,
    children: (
      <>
        <ButtonLink href="#campus">Campus Resources</ButtonLink>
        <ButtonLink href="#recruit" variant="outline">
          Learn How We Recruit
        </ButtonLink>
      </>
    ),
  },
};
export const OnNight = {
  render: () => (
    <div data-gt-ground="night">
      <Header {...args} />
    </div>
  ),
};
