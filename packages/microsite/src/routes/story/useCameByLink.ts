import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useHydrated } from '../../client/prehydration/hydration.tsx';

/** Returns true when the visitor followed a link of the site to this page; false on the built page and after Back. */
export function useCameByLink(): boolean {
  const by = useNavigationType();
  const [came] = useState(useHydrated() && by !== NavigationType.Pop);
  return came;
}
