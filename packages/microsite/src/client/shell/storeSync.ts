import { viewportResized } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect } from 'react';

/** Tells the store how large window and device are, and again when the window changes. */
export function useViewport() {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    const report = () => {
      const { innerWidth: width, innerHeight: height } = window;
      // A square stands upright, as in style sheets.
      const orientation = width > height ? 'landscape' : 'portrait';
      dispatch(viewportResized({ width, height, deviceWidth: window.screen.width, orientation }));
    };
    report();
    window.addEventListener('resize', report);
    return () => window.removeEventListener('resize', report);
  }, [dispatch]);
}
