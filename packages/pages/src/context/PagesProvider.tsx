import type { MessageKey, Say } from '@tamarack-lowe/content-model';
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';

/** Context of all pages. */
export type PagesContext = {
  /**
   * Returns the text of a label.
   *
   * @example (key, values) => fillMessage(labels[key], values)
   */
  say: Say<MessageKey>;
  /**
   * Language of this page, BCP 47.
   *
   * @example 'pt-BR'
   */
  language: string;
  /**
   * Component of links. Default: plain anchors.
   *
   * @example ({ href, replaceHere, ...rest }) => <RouterLink to={href} replace={replaceHere} {...rest} />
   */
  Link?: PageLink;
  /**
   * Components of custom blocks, and of blocks that the site overrides. Default: none.
   *
   * @example { 'floor-plan': FloorPlan, quote: ({ Default, ...quote }) => <aside><Default {...quote} /></aside> }
   */
  blocks?: BlockComponents;
};

/** Labels, and their language. */
export type Words = Pick<PagesContext, 'say' | 'language'>;

const NO_BLOCKS: BlockComponents = {};

const Pages = createContext<Required<PagesContext> | null>(null);

/** Provides labels, links and blocks to all pages. Keep the same `value` while nothing changes. */
export function PagesProvider({ value, children }: { value: PagesContext; children: ReactNode }) {
  const pages = useMemo(() => ({ Link: PlainLink, blocks: NO_BLOCKS, ...value }), [value]);
  return <Pages value={pages}>{children}</Pages>;
}

function usePages(): Required<PagesContext> {
  const pages = useContext(Pages);
  if (!pages) throw new Error('Pages need a PagesProvider around them.');
  return pages;
}

/** Returns the labels of the site, and their language. */
export function useWords(): Words {
  return usePages();
}

/** Returns the component of links. */
export function useLink(): PageLink {
  return usePages().Link;
}

/** Returns the components of blocks that the site provides. */
export function useBlocks(): BlockComponents {
  return usePages().blocks;
}

/**
 * Components of blocks in stories and resources, by their type: custom blocks get their fields as props; components that
 * override a block of the package get its fields, and its component as `Default`.
 */
export type BlockComponents = Readonly<Record<string, ComponentType<object & { Default?: unknown }>>>;

/** Hints for the site's router. Plain anchors ignore them. */
export type LinkHints = {
  /**
   * Keeps the scroll position. Default false.
   *
   * @example true
   */
  preventScrollReset?: boolean | undefined;
  /**
   * State of the history entry. Default none.
   *
   * @example { from: '/discover' }
   */
  state?: unknown;
  /**
   * Replaces the history entry if only the query differs from the current page. Default false.
   *
   * @example true
   */
  replaceHere?: boolean | undefined;
};

/** Attributes of an `a`, and router hints. */
export type PageLinkProps = ComponentPropsWithRef<'a'> & LinkHints;

/** Component of links. */
export type PageLink = ComponentType<PageLinkProps>;

/** A link without a router: drops the hints. Renders an `a`. */
function PlainLink({
  preventScrollReset: _preventScrollReset,
  state: _state,
  replaceHere: _replaceHere,
  ...rest
}: PageLinkProps) {
  return <a {...rest} />;
}
