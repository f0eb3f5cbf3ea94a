import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The parameters of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
