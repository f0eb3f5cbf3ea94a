import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { TextLink } from '../link/Link.tsx';

/** A link of the footer; `newTab` for addresses of other sites. */
export type FooterLink = { label: string; href: string; newTab?: boolean };

/** What `Footer` takes besides the attributes of its `footer`. */
export type FooterProps = ComponentPropsWithRef<'footer'> & {
  /** Copyright line. */
  copyright: ReactNode;
  /** Privacy policy, accessibility and the like. */
  links: readonly FooterLink[];
  /** Said after links that open a tab. */
  newTabLabel?: string | undefined;
  /** What draws the links, given `href`. Default `a`. */
  linkAs?: ElementType;
  /** The networks, usually `SocialLinks`. */
  children?: ReactNode;
};

/** The last line of a page. Renders a `footer` (contentinfo). */
export function Footer({ copyright, links, newTabLabel, linkAs, children, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classNames('gt-footer', className)}>
      <p className="gt-footer__copyright">{copyright}</p>
      <ul className="gt-footer__links">
        {links.map(({ label, href, newTab }) => (
          <li key={href}>
            <TextLink
              tone="quiet"
              href={href}
              {...(linkAs && { linkAs })}
              {...(newTab && { newTab, newTabLabel: newTabLabel ?? '' })}
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      {children}
    </footer>
  );
}
