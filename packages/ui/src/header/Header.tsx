import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';
import { Hint } from '../notice/Notice.tsx';

/** Props of `Header`, besides the attributes of its `header`. */
export type HeaderProps = ComponentPropsWithRef<'header'> & {
  /** The logo, usually a `Logo` without a label: the link carries the name. */
  logo: ReactNode;
  homeHref: string;
  /** Name of the link around the logo. */
  homeLabel: string;
  /** Component that renders the link with `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** The menu button, usually a `MenuButton`. Stays visible while the page scrolls. */
  menu?: ReactNode;
  /** The same page in each other language. Default none. */
  languages?: readonly HeaderLanguage[] | undefined;
  /** Corner buttons. Phones hide them: the menu has the same links. */
  children?: ReactNode;
};

/** Logo, corner buttons, other languages and menu button, on the background of the page. Renders a `header` (banner). */
export function Header({
  logo,
  homeHref,
  homeLabel,
  linkAs: LinkAs = 'a',
  menu,
  languages = [],
  children,
  className,
  ...rest
}: HeaderProps) {
  return (
    <header {...rest} className={classNames('gt-header', className)}>
      <LinkAs href={homeHref} className="gt-header__home" aria-label={homeLabel}>
        {logo}
      </LinkAs>
      {children && <div className="gt-header__corner">{children}</div>}
      {languages.length > 0 && <HeaderLanguages languages={languages} />}
      {menu && <div className="gt-header__menu">{menu}</div>}
    </header>
  );
}

/** The current page in another language. */
export type HeaderLanguage = {
  /** Language tag, BCP 47. */
  language: string;
  /** Name of the language in that language: "Français". */
  name: string;
  href: string;
  /**
   * Offers the page in this language: the link has these words where they have room, and is highlighted. Default: none.
   *
   * @example { words: 'Cette page existe en français', close: 'Fermer', onClose: () => setOffered(false) }
   */
  offer?: HeaderOffer | undefined;
};

/** An offer to read the page in another language. */
export type HeaderOffer = {
  /** Says in that language that the page exists in it. */
  words: string;
  /** Label of the button that closes the offer, in that language. */
  close: string;
  /** The visitor closes the offer. */
  onClose: () => void;
};

/**
 * A link to each other language, in that language; the narrowest windows show its tag, "FR". Plain links, not client
 * navigation: header and menu change their language too, so the whole page loads again. Renders a `div`.
 */
function HeaderLanguages({ languages }: { languages: readonly HeaderLanguage[] }) {
  return (
    <div className="gt-header__languages">
      {languages.map(({ language, name, href, offer }) => {
        const tag = language.split('-')[0]?.toUpperCase();
        const link = (
          <a key={language} href={href} hrefLang={language} lang={language}>
            {offer && <span className="gt-header__offer">{`${offer.words} `}</span>}
            <span className="gt-header__language">{name}</span>
            <span className="gt-header__tag">{` ${tag}`}</span>
          </a>
        );
        return offer ? (
          <Hint
            key={language}
            lang={language}
            label={offer.words}
            closeLabel={offer.close}
            onClose={offer.onClose}
          >
            {link}
          </Hint>
        ) : (
          link
        );
      })}
    </div>
  );
}
