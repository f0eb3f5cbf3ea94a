import { useState } from 'react';
import { useHydrated } from '../../visit/hydrated.tsx';

/** Whether the visitor reached this page from another page of the site, so that the script drew it; false on the built page. */
export function useCameByLink(): boolean {
  const [came] = useState(useHydrated());
  return came;
}
