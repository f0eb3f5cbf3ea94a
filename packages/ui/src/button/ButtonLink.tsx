import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ArrowUpRightIcon } from '../icon/icons.tsx';
import { type LinkTarget, NEW_TAB, NewTabNote } from '../link/linkTarget.tsx';
import { classNames } from '../mergeProps.ts';

/**
 * `accent` is filled with the accent of the colour scheme (gold on Night), `outline` has a line, `white` is for the accent
 * column of the menu; `purple` and `gold` stay the same in every colour scheme.
 */
export type ButtonVariant = 'accent' | 'outline' | 'white' | 'purple' | 'gold';

/** Look of a `Button` or a `ButtonLink`. */
export type ButtonLook = {
  /** Default `accent`. */
  variant?: ButtonVariant;
  /** `m` is 48 px high, `l` 60. Default `m`. */
  size?: 'm' | 'l';
  /** Icon before the words. */
  before?: ReactNode;
  /** Icon after the words. Default: an arrow to the upper right on a link with `newTab`, else none. */
  after?: ReactNode;
};

/** Props of `ButtonLink`, besides the attributes of its `a`. */
export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> &
  LinkTarget &
  ButtonLook & {
    /** Opens a tab. Default false. */
    newTab?: boolean;
    /** Words for assistive technology, for example "(opens in a new tab)". Needed with `newTab`. */
    newTabLabel?: string;
  };

/** A link with the look of a button, for the next step of a page. Renders an `a`. */
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

/** Props of `IconLink`, besides the attributes of its `a`. */
export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> &
  LinkTarget & {
    /** Accessible name; with `newTab` it says that a tab opens. */
    label: string;
    /** The icon. */
    children: ReactNode;
    /** `outline` fills on hover. Default `outline`. */
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
