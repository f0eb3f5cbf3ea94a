import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Entries that a list shows at first, and with each press after that. */
const PART = 24;
const NEXT_PART = 200;

/**
 * Shows a long list in parts. `showMore` shows the next one, and moves the focus to the first link in it, where one reads on.
 * `listRef` is for the element whose children are the entries.
 */
export function useParts<Entry>(entries: readonly Entry[]) {
  const [limit, setLimit] = useState(PART);
  const list = useRef<HTMLElement | null>(null);
  const readOn = useRef<number | null>(null);
  useLayoutEffect(() => {
    const next = readOn.current;
    readOn.current = null;
    if (next !== null) list.current?.children[next]?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return {
    shown: entries.slice(0, limit),
    /** Number of entries that `showMore` shows. */
    more: Math.max(0, Math.min(entries.length - limit, NEXT_PART)),
    listRef: useCallback((element: HTMLElement | null) => {
      list.current = element;
    }, []),
    showMore: () => {
      readOn.current = limit;
      setLimit(limit + NEXT_PART);
    },
  };
}
