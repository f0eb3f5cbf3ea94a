/** What a page tells the shell. */
export type PageHandle = {
  /** `page-story`, `page-static` or nothing in particular. */
  page?: 'story' | 'static';
  /** A page that is dark whoever visits. */
  night?: boolean;
  /** The page for unknown addresses, which is served where no page is. */
  unknown?: boolean;
  /** Corner buttons, deck: the page fills the window and has no footer of its own. */
  slides?: boolean;
};
