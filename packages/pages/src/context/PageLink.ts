import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What a link may tell a site about the way it leads. A plain anchor takes no notice. */
export type LinkHints = {
  /** The window stays where it is scrolled. Default false. */
  preventScrollReset?: boolean | undefined;
  /** What the entry in the history is told. */
  state?: unknown;
  /** On the page it leads to, it adds nothing to the history, whatever its query. Default false. */
  replaceHere?: boolean | undefined;
};

/** Attributes of an `a`, and hints. */
export type PageLinkProps = ComponentPropsWithRef<'a'> & LinkHints;

/** What draws the links of pages. */
export type PageLink = ComponentType<PageLinkProps>;
