import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { fetchTypefaces } from './fetchTypefaces.ts';
import { shiftOf } from './shiftOf.ts';

/** A smaller layout shift is 0.000, with others beside it. */
const FELT = 0.0003;

/**
 * Puts our typefaces on as soon as they are here, unless that moved something under the visitor's eyes: then the fonts
 * of the device stay until the next page or slide, where everything is new. They look alike and are as wide.
 */
export function useTypefaces() {
  const { pathname } = useLocation();
  const waiting = useRef<FontFace[]>([]);

  useEffect(() => {
    let gone = false;
    fetchTypefaces().then(
      (faces) => {
        if (gone) return;
        if (shiftOf(() => wear(faces)) < FELT) return;
        for (const face of faces) document.fonts.delete(face);
        waiting.current = faces;
      },
      // Without them the page is as it was.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);

  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    wear(waiting.current);
    waiting.current = [];
  }, [pathname]);
}

function wear(faces: readonly FontFace[]) {
  for (const face of faces) document.fonts.add(face);
}
