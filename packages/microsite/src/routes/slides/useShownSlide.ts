import { selectSlideIndex } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';

/**
 * Index of the slide on screen. A deck that has just mounted opens at the address, at once. After that the state leads,
 * because it changes before the address does; it may remember another slide and learns the address in an effect.
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
