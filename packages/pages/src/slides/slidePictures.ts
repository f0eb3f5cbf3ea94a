import { useEffect } from 'react';
import { savesData } from '../browser.ts';

/** How long the deck has rested by then, in ms. */
const REST_MS = 500;

/**
 * Fetches the pictures of the slides beside this one once it is at rest and the browser has nothing to do: loaded while
 * they come, they would be laid out and painted in the frames of the movement.
 */
export function useNearPictures(index: number, slideDurationMs: number) {
  useEffect(() => {
    if (savesData()) return;
    const stop = new AbortController();
    const fetchNear = () => {
      if (stop.signal.aborted) return;
      const slides = document.querySelectorAll('.gt-deck__slide');
      for (const place of [index + 1, index - 1]) {
        for (const picture of slides[place]?.querySelectorAll('img') ?? []) picture.loading = 'eager';
      }
    };
    const timer = setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(fetchNear),
      slideDurationMs + REST_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [index, slideDurationMs]);
}

/** On paper all slides are one document: pictures that nobody has come to yet are fetched for it. */
export function usePrintedPictures() {
  useEffect(() => {
    const fetchAll = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('.gt-deck img'))
        picture.loading = 'eager';
    };
    const paper = matchMedia('print');
    const onPaper = () => paper.matches && fetchAll();
    window.addEventListener('beforeprint', fetchAll);
    paper.addEventListener('change', onPaper);
    return () => {
      window.removeEventListener('beforeprint', fetchAll);
      paper.removeEventListener('change', onPaper);
    };
  }, []);
}
