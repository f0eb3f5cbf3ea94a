import type { ApiClient } from '@tamarack-lowe/api-client';
import type { CampusEvent, CampusEvents, MenuItem } from '@tamarack-lowe/content-model';
import { makeStore } from '../makeStore.ts';
import type { FirstDeck } from '../StoreSite.ts';
import { createVisitStorage } from '../storage.ts';
import type { StoreOptions } from '../storeTypes.ts';
import { createFakeClock } from './createFakeClock.ts';
import { createMemoryStorage } from './createMemoryStorage.ts';
import { makeDeck } from './makeDeck.ts';
import { makeStoreSite, SECTIONS } from './makeStoreSite.ts';

export const MENU: MenuItem[] = [
  { title: 'Services', url: null, submenu: [{ title: 'Audit', url: 'https://www.example.com/audit' }] },
  { title: 'Offices', url: null, submenu: [{ title: 'Halifax', url: 'https://www.example.com/halifax' }] },
];

export const EVENTS: CampusEvents = {
  events: [],
  provinces: [{ slug: 'ontario', name: 'Ontario', code: 'ON' }],
};

/** Makes a campus event with an id, these fields, and nothing else. */
export function makeEvent(fields: Partial<CampusEvent> & { id: number }): CampusEvent {
  return {
    slug: `event-${fields.id}`,
    title: 'Career fair',
    date: null,
    endDate: null,
    startTime: null,
    endTime: null,
    timeZone: null,
    provinces: [],
    city: '',
    school: '',
    venue: '',
    kind: '',
    online: false,
    featured: false,
    capacity: null,
    link: null,
    description: [],
    ...fields,
  };
}

type Situation = Partial<StoreOptions> & {
  /** Of the firm with the sections discover and recruit. */
  deck?: FirstDeck;
  award?: string;
  remembered?: Record<string, string>;
  api?: Partial<ApiClient>;
  with?: Partial<StoreOptions['extra']>;
};

/** Makes a real store with a fake clock and storage, and records its calls, navigations and log lines. */
export function openSite({
  remembered = {},
  api = {},
  with: world = {},
  deck = makeDeck(),
  award,
  site = makeStoreSite(SECTIONS, deck, { award }),
  ...options
}: Situation = {}) {
  const clock = createFakeClock();
  const memory = createMemoryStorage(remembered);
  const calls: string[] = [];
  const navigations: string[] = [];
  const logs: unknown[][] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const call =
    <Value>(name: string, value: Value) =>
    async (signal?: AbortSignal) => {
      calls.push(name);
      signals.push(signal);
      return { ok: true as const, value };
    };

  const store = makeStore({
    site,
    ...options,
    extra: {
      api: {
        menu: call('menu', MENU),
        campusEvents: call('campusEvents', EVENTS),
        country: call('country', 'CA'),
        ...api,
      },
      storage: createVisitStorage(memory, site),
      clock,
      onNavigate: ({ path }) => void navigations.push(path),
      log: (...line) => void logs.push(line),
      ...world,
    },
  });

  return { store, clock, memory, calls, signals, navigations, logs };
}

/** Resolves once the callbacks of settled promises have run. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
