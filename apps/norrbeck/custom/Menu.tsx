import type { CustomComponentProps } from '@tamarack-lowe/microsite';

/** Page of the works, by the language of the menu. */
const WORKS = {
  fr: { label: 'Nos ouvrages', href: '/nos-ouvrages' },
  en: { label: 'Our works', href: '/en/works' },
};

/** The menu of the kit, with the page of the works before the last link. */
export function Menu({ Default, links, ...rest }: CustomComponentProps<'menu'>) {
  const isEnglish = links.some(({ href }) => href.startsWith('/en/'));
  return (
    <Default {...rest} links={[...links.slice(0, -1), WORKS[isEnglish ? 'en' : 'fr'], ...links.slice(-1)]} />
  );
}
