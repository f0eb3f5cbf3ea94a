import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ArrowUpRightIcon } from '../icon/arrows.tsx';
import { NEW_TAB, NewTabNote } from '../link/newTab.tsx';
import type { ButtonVariant } from './buttonVariant.ts';

/** What `ButtonLink` takes besides the attributes of its `a`. */
export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  href: string;
  /** What draws the link, given `href`, so that a router can. Default `a`. */
  linkAs?: ElementType;
  /** Default `accent`. */
  variant?: ButtonVariant;
  /** `m` is 48 px high, `l` 60. Default `m`. */
  size?: 'm' | 'l';
  /** Icon before the words. */
  before?: ReactNode;
  /** Icon after the words. Default: an arrow to the upper right with `newTab`. */
  after?: ReactNode;
  /** Opens a tab. Default false. */
  newTab?: boolean;
  /** Words for assistive technology, for example "(opens in a new tab)". Needed with `newTab`. */
  newTabLabel?: string;
};

/** A link that looks like a button, because it is the next step of the page. Renders an `a`. */
export function ButtonLink({
  linkAs: LinkAs = 'a',
  variant = 'accent',
  size = 'm',
  before,
  after,
  newTab,
  newTabLabel,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkAs
      {...(newTab && NEW_TAB)}
      {...rest}
      className={classNames('gt-button', className)}
      data-variant={variant}
      data-size={size}
    >
      {before}
      <span>{children}</span>
      {after ?? (newTab && <ArrowUpRightIcon size={20} />)}
      {newTab && <NewTabNote label={newTabLabel} />}
    </LinkAs>
  );
}
