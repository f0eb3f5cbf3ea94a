import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the address has the query, ms: Safari refuses more than a hundred changes in 30 seconds. */
const TYPING_PAUSE_MS = 300;

/**
 * Text of the search field. It follows the address, so that Back restores it, and writes what the visitor types there after a
 * pause.
 */
export function useQuery(inAddress: string, write: (query: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const written = useRef(inAddress);

  useEffect(() => {
    if (typed === null || typed === written.current) return;
    const timer = setTimeout(() => {
      written.current = typed;
      write(typed);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);

  // The address has another query than we wrote: the visitor went back, or followed a link.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(null);
  }, [inAddress]);

  return { query: typed ?? inAddress, type: setTyped };
}
