import { useSearchParams } from 'react-router';

/** Puts a choice into the address, or takes it out when it is empty; the page stays where it is. */
export function useFilterAddress() {
  const [, setSearch] = useSearchParams();
  return (changes: Readonly<Record<string, string>>) => {
    setSearch(
      (current) => {
        const search = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') search.delete(key);
          else search.set(key, value);
        }
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}
