import type { ApiClient } from '@tamarack-lowe/api-client';
import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { slideShown } from './events.ts';
import { makeStore } from './makeStore.ts';
import { selectSlide } from './selectors.ts';
import { createVisitStorage } from './storage.ts';
import { makeDeck } from './testing/makeDeck.ts';
import { makeStoreSite, SECTIONS } from './testing/makeStoreSite.ts';
import { chooseVisitorType } from './visitorType.ts';

const site = makeStoreSite(SECTIONS, makeDeck());
const silent = async () => ({ ok: false as const, reason: 'network' as const, message: 'offline' });
const api: ApiClient = { menu: silent, campusEvents: silent, country: silent };

const visited: string[] = [];

it('does what the README shows', async () => {
  const store = makeStore({
    site,
    path: '/',
    extra: {
      api,
      storage: createVisitStorage(() => (typeof window === 'undefined' ? null : window.localStorage), site),
      clock: systemClock,
      onNavigate: ({ path }) => visited.push(path),
    },
  });

  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(slideShown({ section: 'discover', index: 2 }));
  const shown = selectSlide(store.getState(), 'discover');
  store.dispose();
  expect(visited).toEqual(['/together', shown?.path]);
  expect(shown?.path).toBe('/discover-a-place-to-belong');
});
