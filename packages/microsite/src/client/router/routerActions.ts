import { createContext, useContext } from 'react';
import type { NavigateOptions } from 'react-router';

/** Options of `prefetch`. */
export type PrefetchOptions = {
  /** Also loads and decodes the pictures that the page begins with. Default: false. */
  pictures?: boolean;
};

/** Actions of the router that pages and links may call. They stay the same for the whole session. */
export type RouterActions = {
  /** Loads the page of an address that the visitor may open next. Does nothing for visitors who save data. */
  prefetch: (to: string, options?: PrefetchOptions) => void;
  /**
   * Loads script and styles of the page of an address, so that its preview can be shown. Does nothing for visitors who save
   * data.
   */
  prepare: (to: string) => void;
  /** Sets the preview of the next page, which is shown if the page takes long to load. */
  setPreview: (preview: Preview) => void;
  /** Navigates to an address of the site. Unlike `useNavigate`, it causes no re-render when the address changes. */
  go: (address: string, options: NavigateOptions) => void;
  /** Forgets where the visitor was on each page. */
  forgetPositions: () => void;
};

/** Content of a page that its link shows already: its title, and the address of its picture, if any. */
export type Preview = { words: string; picture: string | null };

const RouterActionsContext = createContext<RouterActions>({
  prefetch: () => undefined,
  prepare: () => undefined,
  setPreview: () => undefined,
  go: () => undefined,
  forgetPositions: () => undefined,
});

/** Provides the actions of the router. Renders no element of its own. */
export const RouterActionsProvider = RouterActionsContext;

/** Returns the actions of the router. */
export function useRouterActions(): RouterActions {
  return useContext(RouterActionsContext);
}
