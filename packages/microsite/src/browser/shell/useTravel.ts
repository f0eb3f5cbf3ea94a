import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../navigation/SiteRouter.tsx';

/**
 * Tells style sheets how a change of page is drawn, before the browser looks at the new one: the root's `data-travel` is
 * `photo` between slides and a story, `page` everywhere else.
 */
export function useTravel() {
  const { pathname } = useLocation();
  const { handle } = usePage();
  const slides = handle.slides ?? false;
  const story = handle.page === 'story';
  const before = useRef({ pathname, slides, story });
  useEffect(() => {
    const from = before.current;
    if (from.pathname === pathname) return;
    before.current = { pathname, slides, story };
    const isPhoto = (from.slides && story) || (from.story && slides);
    document.documentElement.dataset.travel = isPhoto ? 'photo' : 'page';
  }, [pathname, slides, story]);
}
