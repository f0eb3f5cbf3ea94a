import { selectSlideIndex } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';

/**
 * The slide on screen. A deck that has just come opens where the address says, at once; the state, which may remember
 * another slide, hears of the address after that, and leads from then on: it knows the wish before the address does.
 */
export function useShownSlide(section: string): number {
  const { pathname } = useLocation();
  const { paths } = useSite();
  const remembered = useSiteSelector((state) => selectSlideIndex(state, section));
  const [arrival] = useState(() => {
    const place = paths.read(pathname);
    return place.kind === 'slides' ? place.index : 0;
  });
  const [arrived, setArrived] = useState(remembered === arrival);
  useEffect(() => setArrived(true), []);
  return arrived ? remembered : arrival;
}
