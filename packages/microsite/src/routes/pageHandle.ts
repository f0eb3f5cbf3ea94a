/** Metadata of a page for the shell. */
export type PageHandle = {
  /** Class of the page: `page-story`, `page-static` or none. */
  page?: 'story' | 'static';
  /** Dark for every visitor type. */
  night?: boolean;
  /** The page for unknown addresses: served at addresses without a page. */
  unknown?: boolean;
  /** The page fills the window with a deck and corner buttons, and has no footer of its own. */
  slides?: boolean;
};
