import type { MessageKey, Say } from '@tamarack-lowe/content-model';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';

/** What pages are drawn with, all of them alike. */
export type PagesContext = {
  /** The labels of the site. */
  say: Say<MessageKey>;
  /** Of this page, BCP 47. */
  language: string;
  /** Draws links. Default: plain anchors. */
  Link?: PageLink;
  /** What draws blocks of bodies that are the site's own, and those that it draws otherwise. Default: none. */
  blocks?: BlockComponents;
};

/** The words of a page, and their language. */
export type Words = Pick<PagesContext, 'say' | 'language'>;

const NONE: BlockComponents = {};

const Pages = createContext<Required<PagesContext> | null>(null);

/** Gives pages their words and their links. Stands around everything; hand it the same value as long as nothing changes. */
export function PagesProvider({ value, children }: { value: PagesContext; children: ReactNode }) {
  const pages = useMemo(() => ({ Link: PlainLink, blocks: NONE, ...value }), [value]);
  return <Pages value={pages}>{children}</Pages>;
}

function usePages(): Required<PagesContext> {
  const pages = useContext(Pages);
  if (!pages) throw new Error('A page has no words here. Put PagesProvider around it.');
  return pages;
}

/** The words of the site, and their language. */
export function useWords(): Words {
  return usePages();
}

/** What draws links. */
export function useLink(): PageLink {
  return usePages().Link;
}

/** What draws blocks that are not the package's. */
export function useBlocks(): BlockComponents {
  return usePages().blocks;
}

/**
 * What draws blocks of bodies, by their types: those of a site's own are given what they hold, those that stand for one of
 * the package are given that one as `Default` besides.
 */
export type BlockComponents = Readonly<Record<string, ComponentType<object & { Default?: unknown }>>>;

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

/** A link where no router is: hints come to nothing. Renders an `a`. */
function PlainLink({
  preventScrollReset: _preventScrollReset,
  state: _state,
  replaceHere: _replaceHere,
  ...rest
}: PageLinkProps) {
  return <a {...rest} />;
}
