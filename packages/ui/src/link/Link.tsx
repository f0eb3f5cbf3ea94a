import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ArrowUpRightIcon,
  DownloadIcon,
} from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';
import { NEW_TAB, NewTabNote } from './linkTarget.tsx';

type TextLinkOptions<Link extends ElementType> = {
  href: string;
  /** Component that renders the link with `href`, so that a router can; its props are accepted too. Default `a`. */
  linkAs?: Link;
  /** An arrow: `back` and `up` before the words, `on` and `download` after them. Default none. */
  arrow?: 'back' | 'on' | 'up' | 'download';
  /** Opens a tab, which an arrow to the upper right shows and `newTabLabel` says. Default false. */
  newTab?: boolean;
  /** Words for assistive technology, for example "(opens in a new tab)". Needed with `newTab`. */
  newTabLabel?: string;
  /** `quiet` has the colour of the text, and an underline on hover. Default `accent`. */
  tone?: 'accent' | 'quiet';
  children: ReactNode;
};

/** Props of `TextLink`, besides those of its link: the attributes of an `a`, or the props of `linkAs`. */
export type TextLinkProps<Link extends ElementType = 'a'> = TextLinkOptions<Link> &
  Omit<ComponentPropsWithRef<Link>, keyof TextLinkOptions<Link>>;

/** A text link, with an arrow that shows where it leads. Renders an `a`. */
export function TextLink<Link extends ElementType = 'a'>({
  linkAs,
  arrow,
  newTab,
  newTabLabel,
  tone = 'accent',
  className,
  children,
  ...rest
}: TextLinkProps<Link>) {
  const LinkAs: ElementType = linkAs ?? 'a';
  return (
    <LinkAs
      {...(newTab && NEW_TAB)}
      {...rest}
      className={classNames('gt-link', className)}
      data-tone={tone}
      data-arrow={arrow}
    >
      {arrow === 'back' && <ArrowLeftIcon size={20} />}
      {arrow === 'up' && <ArrowUpIcon size={20} />}
      <span className="gt-link__words">{children}</span>
      {arrow === 'on' && <ArrowRightIcon size={20} />}
      {arrow === 'download' && <DownloadIcon size={20} />}
      {newTab && <ArrowUpRightIcon size={20} />}
      {newTab && <NewTabNote label={newTabLabel} />}
    </LinkAs>
  );
}
