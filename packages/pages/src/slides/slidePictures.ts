import { DECK, SLIDE } from '@tamarack-lowe/ui/internal/parts';
import { useEffect } from 'react';
import { savesData } from '../browser.ts';

/** Time at rest before fetching, ms. */
const REST_MS = 500;

/**
 * Fetches the pictures of the adjacent slides once the deck is at rest and the browser is idle. Loaded during a transition,
 * their layout and paint would slow down its frames.
 */
export function useAdjacentPictures(index: number, slideDurationMs: number) {
  useEffect(() => {
    if (savesData()) return;
    const stop = new AbortController();
    const fetchAdjacent = () => {
      if (stop.signal.aborted) return;
      const slides = document.querySelectorAll(SLIDE);
      for (const place of [index + 1, index - 1]) {
        for (const picture of slides[place]?.querySelectorAll('img') ?? []) picture.loading = 'eager';
      }
    };
    const timer = setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(fetchAdjacent),
      slideDurationMs + REST_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [index, slideDurationMs]);
}

/** Fetches all pictures before printing: print shows all slides, and lazy pictures of other slides are not loaded. */
export function usePicturesForPrint() {
  useEffect(() => {
    const fetchAll = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>(`${DECK} img`))
        picture.loading = 'eager';
    };
    const print = matchMedia('print');
    const onChange = () => print.matches && fetchAll();
    window.addEventListener('beforeprint', fetchAll);
    print.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('beforeprint', fetchAll);
      print.removeEventListener('change', onChange);
    };
  }, []);
}
