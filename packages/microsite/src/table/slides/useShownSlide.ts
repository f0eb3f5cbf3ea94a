import type { Section } from '@tamarack-lowe/content-model';
import { selectSlideIndex } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { slideOf } from './slideOf.ts';

/**
 * The slide on screen. A deck that has just come opens where the address says, at once; the state, which may remember
 * another slide, hears of the address after that, and leads from then on: it knows the wish before the address does.
 */
export function useShownSlide(section: Section): number {
  const { pathname } = useLocation();
  const remembered = useSiteSelector((state) => selectSlideIndex(state, section));
  const [arrival] = useState(() => slideOf(pathname).index);
  const [arrived, setArrived] = useState(remembered === arrival);
  useEffect(() => setArrived(true), []);
  return arrived ? remembered : arrival;
}
