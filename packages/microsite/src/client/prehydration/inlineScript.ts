/**
 * Inlined at the end of every built page: before React is there it makes the slides step, and keeps a name that was typed
 * before a choice was followed. Keep it small: it is in every page, and hashed in the Content-Security-Policy.
 */
import { startEarly } from '@tamarack-lowe/prerender/early';
import { driveDeck } from '@tamarack-lowe/ui/drive-deck';

startEarly((signal) => {
  addEventListener(
    'click',
    ({ target }) => {
      const name = document.querySelector<HTMLInputElement>('[name=name]')?.value;
      try {
        if (name && (target as Element).closest('a')) sessionStorage.name = name;
      } catch {
        // Storage is blocked: the choice counts all the same.
      }
    },
    { signal },
  );
  // A name outside of a block would keep the deck for the whole visit.
  for (const deck of document.querySelectorAll<HTMLElement>('.gt-deck')) {
    const drawn = driveDeck(deck, {
      signal,
      onStep: ({ dataset }) => {
        history.pushState({}, '', dataset.href);
      },
    });
    addEventListener(
      'popstate',
      () => {
        const slides = [...deck.querySelectorAll<HTMLElement>('.gt-deck__slide')];
        drawn.show(
          Math.max(
            0,
            slides.findIndex(({ dataset }) => dataset.href === location.pathname),
          ),
        );
      },
      { signal },
    );
  }
});
