import type { Choices } from '@tamarack-lowe/pages/internal/data';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageHydrated } from '../prehydration/hydration.tsx';
import { takePrehydrationInput } from '../prehydration/input.ts';
import { type ParamNames, readSearch, writeParam } from './searchParams.ts';

const NO_FILTERS = new URLSearchParams();

/**
 * Filters of a list, which live in the search parameters of the address. `asked`: the current filters, empty until the
 * page is hydrated. `choose` and `clear` change them in place, without scrolling, and stay the same for the whole session.
 * Applies what the visitor chose before hydration.
 */
export function useFilters(names: ParamNames) {
  const navigate = useNavigate();
  const search = useSearch();
  const latest = useRef({ navigate, search });
  useEffect(() => {
    latest.current = { navigate, search };
  }, [navigate, search]);

  // Stable: lists of hundreds of rows depend on it.
  const choose = useCallback(
    (changes: Choices) => {
      const { navigate, search } = latest.current;
      const asked = readSearch(search, names);
      for (const [field, value] of Object.entries(changes)) {
        if (value === '') asked.delete(field);
        else asked.set(field, value);
      }
      const next = new URLSearchParams([...asked].map(([field, value]) => writeParam(names, field, value)));
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [names],
  );
  const fields = useMemo(() => Object.keys(names.fields), [names]);
  const clear = useCallback(
    () => choose(Object.fromEntries(fields.map((field) => [field, '']))),
    [choose, fields],
  );
  usePrehydrationChoices(fields, choose);
  const hydrated = usePageHydrated();
  return useMemo(
    () => ({ asked: hydrated ? readSearch(search, names) : NO_FILTERS, choose, clear }),
    [hydrated, search, names, choose, clear],
  );
}

/** Returns the search parameters of the address. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Passes on, once, the values that the visitor chose in fields of these names before hydration. */
function usePrehydrationChoices(names: readonly string[], choose: (changes: Record<string, string>) => void) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    const typed = takePrehydrationInput(names);
    // The router starts after this effect, and ignores navigation before.
    if (Object.keys(typed).length > 0) setTimeout(choose, 0, typed);
  }, [names, choose]);
}
