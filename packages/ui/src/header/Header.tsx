import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../mergeProps.ts';

/** What `Header` takes besides the attributes of its `header`. */
export type HeaderProps = ComponentPropsWithRef<'header'> & {
  /** The logo, usually a `Logo` without a label: the link carries the name. */
  logo: ReactNode;
  homeHref: string;
  /** Name of the link around the logo. */
  homeLabel: string;
  /** What draws the link, given `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** The menu button, usually a `MenuButton`. Stays in sight when the page scrolls. */
  menu?: ReactNode;
  /** The same page in each other language. Default none: nothing is drawn. */
  languages?: readonly HeaderLanguage[] | undefined;
  /** Corner buttons. Phones hide them: the menu has them too. */
  children?: ReactNode;
};

/** Logo, corner buttons, other languages and menu button on the ground of the page. Renders a `header` (banner). */
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

/** The page that somebody is on, in another language. */
export type HeaderLanguage = {
  /** Its tag, BCP 47. */
  language: string;
  /** What it calls itself: "Français". */
  name: string;
  href: string;
};

/**
 * A link to each other language, in that language; the narrowest windows show its tag, "FR". Plain links: what is said
 * around the page changes with it, so that all of it is loaded anew. Renders a `div`.
 */
function HeaderLanguages({ languages }: { languages: readonly HeaderLanguage[] }) {
  return (
    <div className="gt-header__languages">
      {languages.map(({ language, name, href }) => {
        const tag = language.split('-')[0]?.toUpperCase();
        return (
          <a key={language} href={href} hrefLang={language} lang={language}>
            <span className="gt-header__language">{name}</span>
            <span className="gt-header__tag">{` ${tag}`}</span>
          </a>
        );
      })}
    </div>
  );
}
