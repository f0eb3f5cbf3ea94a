/**
 * Inlined at the end of every built page. Until React hydrates it, this script moves the slides of the deck, and saves a
 * name that the visitor typed before following a choice. Keep it small: every page contains it, and the
 * Content-Security-Policy its hash.
 */
import { startPrehydration } from '@tamarack-lowe/prerender/prehydration';
import { driveDeck } from '@tamarack-lowe/ui/internal/drive-deck';
import { DECK, SLIDE } from '@tamarack-lowe/ui/internal/parts';

startPrehydration((signal) => {
  addEventListener(
    'click',
    ({ target }) => {
      const name = document.querySelector<HTMLInputElement>('[name=name]')?.value;
      try {
        if (name && (target as Element).closest('a')) sessionStorage.name = name;
      } catch {
        // Storage is blocked: the choice works without the name.
      }
    },
    { signal },
  );
  // Block scope: a variable outside of it would keep the deck in memory for the whole session.
  for (const deck of document.querySelectorAll<HTMLElement>(DECK)) {
    const driver = driveDeck(deck, {
      signal,
      onStep: ({ dataset }) => history.pushState({}, '', dataset.href),
    });
    addEventListener(
      'popstate',
      () => {
        const index = [...deck.querySelectorAll<HTMLElement>(SLIDE)].findIndex(
          ({ dataset }) => dataset.href === location.pathname,
        );
        driver.show(Math.max(0, index));
      },
      { signal },
    );
  }
});
