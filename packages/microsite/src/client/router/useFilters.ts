import type { Choices } from '@tamarack-lowe/pages';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../prehydration/hydration.tsx';
import { type AddressWords, readSearch, writeParam } from './searchParams.ts';
import { useEarlyChoices } from './useEarlyChoices.ts';
import { useSearch } from './useSearch.ts';

const NOTHING = new URLSearchParams();

/**
 * The choices of the fields of these words, which stand in the address: what is asked, and how to choose and to clear. The
 * page stays where it is, and what was chosen before it was hydrated is not lost. Built pages are asked for nothing.
 */
export function useFilters(words: AddressWords) {
  const navigate = useNavigate();
  const search = useSearch();
  const now = useRef({ navigate, search });
  useEffect(() => {
    now.current = { navigate, search };
  }, [navigate, search]);

  // The same for the whole visit: lists of hundreds of rows hang on it.
  const choose = useCallback(
    (changes: Choices) => {
      const { navigate, search } = now.current;
      const asked = readSearch(search, words);
      for (const [field, value] of Object.entries(changes)) {
        if (value === '') asked.delete(field);
        else asked.set(field, value);
      }
      const next = new URLSearchParams([...asked].map(([field, value]) => writeParam(words, field, value)));
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [words],
  );
  const fields = useMemo(() => Object.keys(words.fields), [words]);
  const clear = useCallback(
    () => choose(Object.fromEntries(fields.map((field) => [field, '']))),
    [choose, fields],
  );
  useEarlyChoices(fields, choose);
  const hydrated = useHydrated();
  return useMemo(
    () => ({ asked: hydrated ? readSearch(search, words) : NOTHING, choose, clear }),
    [hydrated, search, words, choose, clear],
  );
}
