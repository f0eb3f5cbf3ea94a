import { useNavigate } from 'react-router';
import { useSearch } from '../../navigation/useSearch.ts';

/** Puts a choice into the address, or takes it out when it is empty; the page stays where it is. */
export function useFilterAddress() {
  const navigate = useNavigate();
  const current = useSearch();
  return (changes: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams(current);
    for (const [key, value] of Object.entries(changes)) {
      if (value === '') search.delete(key);
      else search.set(key, value);
    }
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  };
}
