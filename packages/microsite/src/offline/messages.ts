/** What the service worker tells a page. `path`: the page that was asked for. */
export type ToldToPage =
  /** It is a copy of the time `at`, ms since 1970: there was no network. `words` say so. Without a path, of what is on it. */
  | { type: 'kept'; path?: string; at: number; words: string }
  /** It came from the network. */
  | { type: 'fresh'; path: string };

/** The page in the window, by its path, and the addresses of the pictures on it. */
export type ToldToWorker = { path: string; pictures: readonly string[] };
