import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';

/** Entries that a list shows at first, and with each press after that. */
const PART = 24;
const NEXT_PART = 200;

/**
 * Shows a long list in parts. `showMore` shows the next one, and moves the focus to its first link. `listRef` is for the element
 * whose children are the entries.
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

/** Shows the next part of a long list; nothing when all of it is shown. See `useParts`. */
export function MoreButton({ more, showMore }: { more: number; showMore: () => void }) {
  const { count } = useWords();
  if (more === 0) return null;
  return (
    <button type="button" className="button button--small" onClick={showMore}>
      {count(more, 'oneMore', 'more')}
    </button>
  );
}
