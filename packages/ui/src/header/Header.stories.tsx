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
    <div data-gt-scheme="night">
      <Header {...args} />
    </div>
  ),
};

const FRENCH = { language: 'fr-CA', name: 'Français', href: '#fr' };
const ENGLISH = { language: 'en-CA', name: 'English', href: '#en' };

export const OtherLanguage = { args: { ...args, languages: [FRENCH] } };
export const OtherLanguageOnNight = {
  render: () => (
    <div data-gt-scheme="night">
      <Header {...args} languages={[FRENCH]} />
    </div>
  ),
};
export const OfferOfALanguage = {
  args: {
    ...args,
    languages: [
      { ...FRENCH, offer: { words: 'Cette page existe en français', close: 'Fermer', onClose: () => {} } },
    ],
  },
};
export const LongFrench = {
  args: {
    ...args,
    languages: [ENGLISH],
    children: (
      <>
        <ButtonLink href="#campus">Ressources étudiantes</ButtonLink>
        <ButtonLink href="#recruit" variant="outline">
          Comment nous recrutons
        </ButtonLink>
      </>
    ),
  },
};
export const ManyLanguages = {
  args: {
    ...args,
    languages: [
      FRENCH,
      { language: 'iu-CA', name: 'ᐃᓄᒃᑎᑐᑦ', href: '#iu' },
      { language: 'ar', name: 'العربية', href: '#ar' },
    ],
  },
};
export const RightToLeft = {
  render: () => (
    <div dir="rtl">
      <Header {...args} languages={[ENGLISH]} />
    </div>
  ),
};
