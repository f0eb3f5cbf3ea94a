import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { putAskedAddressBack } from './askedAddress.ts';

/**
 * Takes over from the inline script of the page once every part of it listens: stops it, and goes on to the slide that
 * the visitor had reached. The root says `data-live` from then on.
 */
export function useEarlyVisit() {
  const navigate = useNavigate();
  useEffect(() => {
    const early = window.__early;
    early?.stop();
    if (early?.builtFor) {
      const reached = putAskedAddressBack();
      if (reached !== null) void navigate(reached, { replace: true, preventScrollReset: true });
    }
    document.documentElement.dataset.live = '';
  }, [navigate]);
}
