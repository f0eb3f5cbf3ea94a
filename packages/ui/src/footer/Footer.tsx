import type { ComponentPropsWithRef, ReactNode } from 'react';
import { TextLink } from '../link/Link.tsx';
import { classNames } from '../mergeProps.ts';

/** Footer of a page: `FooterWords`, usually followed by `SocialLinks`. Renders a `footer` (contentinfo). */
export function Footer({ className, ...rest }: ComponentPropsWithRef<'footer'>) {
  return <footer {...rest} className={classNames('gt-footer', className)} />;
}

/** A link of the footer; `newTab` for addresses of other sites. */
export type FooterLink = { label: string; href: string; newTab?: boolean };

/** Props of `FooterWords`. */
export type FooterWordsProps = {
  /** Copyright line. */
  copyright: ReactNode;
  /** Links such as privacy policy and accessibility. */
  links: readonly FooterLink[];
  /** More items of the list, each an `li`. Default none. */
  children?: ReactNode;
  /** Words for assistive technology after links that open a tab. */
  newTabLabel?: string | undefined;
};

/** Copyright and legal links, at the end of a page and of a menu. Renders a `p` and a `ul`. */
export function FooterWords({ copyright, links, newTabLabel = '', children }: FooterWordsProps) {
  return (
    <>
      <p className="gt-footer__copyright">{copyright}</p>
      <ul className="gt-footer__links">
        {links.map(({ label, href, newTab = false }) => (
          <li key={href}>
            <TextLink tone="quiet" href={href} newTab={newTab} newTabLabel={newTabLabel}>
              {label}
            </TextLink>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
