import type { UIMatch } from 'react-router';

/** What a route tells the shell about its page. */
export type PageHandle = {
  /** `page-story`, `page-static` or nothing in particular. */
  page?: 'story' | 'static';
  /** A page that is dark whoever visits; a function decides by the loader's data. */
  night?: boolean | ((data: unknown) => boolean);
  /** The page for unknown addresses, which is served where no page is. */
  unknown?: boolean;
  /** Corner buttons, deck: the page fills the window and has no footer of its own. */
  slides?: boolean;
};

/** The handle of the innermost route that has one. */
export function currentHandle(matches: UIMatch[]): { handle: PageHandle; night: boolean } {
  const match = matches.findLast((each) => each.handle !== undefined && each.handle !== null);
  const handle: PageHandle = match ? (match.handle as PageHandle) : {};
  const night =
    typeof handle.night === 'function' ? handle.night(match?.loaderData) : (handle.night ?? false);
  return { handle, night };
}
