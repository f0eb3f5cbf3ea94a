import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { NEW_TAB } from '../link/newTab.tsx';

/** What `IconLink` takes besides the attributes of its `a`. */
export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> & {
  href: string;
  /** Its name; with `newTab` it says that a tab opens. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** What draws the link, given `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** `outline` fills when pointed at. Default `outline`. */
  variant?: 'filled' | 'outline' | 'text';
  /** Opens a tab. Default false. */
  newTab?: boolean;
};

/** A round link of 56 px with an icon, such as the next story. Renders an `a`. */
export function IconLink({
  label,
  children,
  linkAs: LinkAs = 'a',
  variant = 'outline',
  newTab,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <LinkAs
      aria-label={label}
      {...(newTab && NEW_TAB)}
      {...rest}
      className={classNames('gt-icon-button', className)}
      data-variant={variant}
    >
      {children}
    </LinkAs>
  );
}
