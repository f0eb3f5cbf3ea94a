// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../routes/testing/grownFirm.ts';
import { readBuiltPage } from './prehydration/handover.ts';
import { fetchJson } from './router/fetchJson.ts';
import { createPageLoader } from './router/pageLoader.ts';

/** Time after which a fetch counts as failed, ms. */
const LIMIT = 5000;

const BUILD = 'a1b2c3d4';
const FILE = {
  data: null,
  heads: { '/': [{ title: 'Rise' }] },
  build: BUILD,
  scripts: [],
  shared: '/shared.json',
};
const GOOD = JSON.stringify(FILE);

type BadResponse = { status: number; body: string; isEndless: boolean };
type Hostile = BadResponse | Error | null;

/** Wrong outcomes of a request: a response, a failed connection, or nothing at all. */
const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  fc.constant(null),
  fc.constant(new TypeError('Failed to fetch')),
  fc.record({
    status: fc.constantFrom(200, 404, 500, 503),
    body: fc.oneof(
      fc.constantFrom('', 'null', '[]', '{}', '<!doctype html><title>Sign in</title>', '{"error":"none"}'),
      // Incomplete, and of another build.
      fc.nat(GOOD.length - 1).map((length) => GOOD.slice(0, length)),
      fc.string().map((build) => JSON.stringify({ ...FILE, build })),
      // The same build, with other content.
      fc
        .record({ build: fc.constant(BUILD), heads: fc.jsonValue(), data: fc.jsonValue() })
        .map((file) => JSON.stringify(file)),
      fc.constant('deep'),
      fc.json(),
    ),
    isEndless: fc.boolean(),
  }),
);

/** Stubs `fetch` with this outcome. */
function respondWith(outcome: Hostile) {
  const fetch = vi.fn(async () => {
    if (outcome instanceof Error) throw outcome;
    if (outcome === null) return new Promise<Response>(() => undefined);
    const { status, body, isEndless } = outcome;
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body === 'deep' ? '['.repeat(20_000) : body));
        if (!isEndless) controller.close();
      },
    });
    return new Response(stream, { status });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Waits until a promise settles, or its time limit is over. */
async function outcomeOf<T>(request: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settled = Promise.allSettled([request]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  const [outcome] = await settled;
  return outcome;
}

beforeEach(() => {
  window.__prehydration = { page: '/page-data.json?1', build: BUILD, sheet: '' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the page loader requests data once, gives up after five seconds, and accepts complete pages only', async () => {
  const { brand, paths } = GROWN_FIRM.site;
  // Loads the scripts of the pages first, as in a session.
  respondWith({ status: 200, body: GOOD, isEndless: false });
  for (const path of [paths.intro, '/nowhere']) await createPageLoader({ brand, paths }).load(path);

  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(paths.intro, '/nowhere'), async (comes, path) => {
      const fetch = respondWith(comes);
      const outcome = await outcomeOf(createPageLoader({ brand, paths }).load(path));
      expect(fetch).toHaveBeenCalledOnce();
      if (outcome.status === 'rejected') expect(outcome.reason.name).toBe('ChunkLoadError');
      else expect(Object.values(outcome.value.heads).every(Array.isArray)).toBe(true);
      if (comes === null || comes instanceof Error || comes.status !== 200 || comes.isEndless)
        expect(outcome.status).toBe('rejected');
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('fetchJson requests once, and gives up after five seconds', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (comes) => {
      const fetch = respondWith(comes);
      const { status } = await outcomeOf(fetchJson('/pages.json'));
      expect(fetch).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
      if (comes === null || comes instanceof Error || comes.status !== 200 || comes.isEndless)
        expect(status).toBe('rejected');
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('a page never starts with wrong data or a wrong site', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (file, shared) => {
      const fetch = respondWith(null);
      const read = (comes: Hostile) => respondWith(comes)();
      window.__prehydration = {
        page: '/page-data.json?1',
        build: BUILD,
        sheet: '',
        file: read(file).then((answer) => answer.json()),
        shared: read(shared),
      };
      vi.stubGlobal('fetch', fetch);
      const begun = readBuiltPage();
      // The inline script sets the time limit of both requests.
      const outcome = await Promise.race([
        begun.then(
          () => 'began',
          () => 'failed',
        ),
        vi.advanceTimersByTimeAsync(LIMIT).then(() => 'waits'),
      ]);
      expect(fetch).not.toHaveBeenCalled();
      expect(outcome).not.toBe('began');
    }),
    { seed: 36, numRuns: 200 },
  );
});
