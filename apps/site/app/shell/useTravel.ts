import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { PageHandle } from '../content/pageHandle.ts';

/** What style sheets need to know of a page to draw the way to the next one. */
type Place = {
  key: string;
  pathname: string;
  /** Id of the route that draws the page; all slides of a section have one. */
  drawnBy: string | undefined;
  slides: boolean;
  story: boolean;
};

/**
 * Tells style sheets how a change of page is drawn, before the browser looks at the new one: the root's `data-travel` is
 * `photo` between slides and a story, `none` from slide to slide and on one page, which move by themselves (the router
 * asks for a transition whenever a visitor goes back to a page that one has started from), and `page` everywhere else.
 */
export function useTravel() {
  const { key, pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => handle);
  const handle = match?.handle as PageHandle | undefined;
  const drawnBy = match?.id;
  const slides = handle?.slides ?? false;
  const story = handle?.page === 'story';
  const before = useRef<Place>({ key, pathname, drawnBy, slides, story });
  useEffect(() => {
    const from = before.current;
    if (from.key === key) return;
    const to = { key, pathname, drawnBy, slides, story };
    before.current = to;
    document.documentElement.dataset.travel = between(from, to);
  }, [key, pathname, drawnBy, slides, story]);
}

function between(from: Place, to: Place): 'photo' | 'none' | 'page' {
  if (from.pathname === to.pathname || (from.slides && from.drawnBy === to.drawnBy)) return 'none';
  return (from.slides && to.story) || (from.story && to.slides) ? 'photo' : 'page';
}
