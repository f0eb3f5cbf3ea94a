// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../table/testing/grownFirm.ts';
import { readPageData } from './prehydration/handover.ts';
import { fetchJson } from './router/fetchJson.ts';
import { createPages } from './router/pageLoader.ts';

/** Milliseconds until a fetch counts as failed. */
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

type Answered = { status: number; body: string; isEndless: boolean };
type Hostile = Answered | Error | null;

/** What comes instead of what was asked for: an answer, a connection that fails, or nothing at all. */
const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  fc.constant(null),
  fc.constant(new TypeError('Failed to fetch')),
  fc.record({
    status: fc.constantFrom(200, 404, 500, 503),
    body: fc.oneof(
      fc.constantFrom('', 'null', '[]', '{}', '<!doctype html><title>Sign in</title>', '{"error":"none"}'),
      // Cut off, and of another build.
      fc.nat(GOOD.length - 1).map((length) => GOOD.slice(0, length)),
      fc.string().map((build) => JSON.stringify({ ...FILE, build })),
      // Of this build, and something else in it.
      fc
        .record({ build: fc.constant(BUILD), heads: fc.jsonValue(), data: fc.jsonValue() })
        .map((file) => JSON.stringify(file)),
      fc.constant('deep'),
      fc.json(),
    ),
    isEndless: fc.boolean(),
  }),
);

/** Answers every fetch so. */
function answerWith(comes: Hostile) {
  const fetch = vi.fn(async () => {
    if (comes instanceof Error) throw comes;
    if (comes === null) return new Promise<Response>(() => undefined);
    const { status, body, isEndless } = comes;
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

/** What became of something that was asked for, at the latest when its time is over. */
async function outcomeOf<T>(asked: Promise<T>): Promise<PromiseSettledResult<T>> {
  const settled = Promise.allSettled([asked]);
  await vi.advanceTimersByTimeAsync(LIMIT);
  const [outcome] = await settled;
  return outcome;
}

beforeEach(() => {
  window.__early = { page: '/page-data.json?1', build: BUILD, sheet: '' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whatever comes instead of the data of a page, it is asked for once, in five seconds, and is drawn only if whole', async () => {
  const { paths } = GROWN_FIRM.site;
  // The scripts of pages are there, as a visit has them.
  answerWith({ status: 200, body: GOOD, isEndless: false });
  for (const path of [paths.intro, '/nowhere']) await createPages({ paths }).load(path);

  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(paths.intro, '/nowhere'), async (comes, path) => {
      const fetch = answerWith(comes);
      const outcome = await outcomeOf(createPages({ paths }).load(path));
      expect(fetch).toHaveBeenCalledOnce();
      if (outcome.status === 'rejected') expect(outcome.reason.name).toBe('ChunkLoadError');
      else expect(Object.values(outcome.value.heads).every(Array.isArray)).toBe(true);
      if (comes === null || comes instanceof Error || comes.status !== 200 || comes.isEndless)
        expect(outcome.status).toBe('rejected');
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('whatever comes instead of a list of the site, it is asked for once, and is over in five seconds', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (comes) => {
      const fetch = answerWith(comes);
      const { status } = await outcomeOf(fetchJson('/pages.json'));
      expect(fetch).toHaveBeenCalledOnce();
      expect(vi.getTimerCount()).toBe(0);
      if (comes === null || comes instanceof Error || comes.status !== 200 || comes.isEndless)
        expect(status).toBe('rejected');
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('whatever comes with a page that was opened, it begins with its own data and its own site or not at all', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (file, shared) => {
      const fetch = answerWith(null);
      const read = (comes: Hostile) => answerWith(comes)();
      window.__early = {
        page: '/page-data.json?1',
        build: BUILD,
        sheet: '',
        file: read(file).then((answer) => answer.json()),
        shared: read(shared),
      };
      vi.stubGlobal('fetch', fetch);
      const begun = readPageData();
      // The inline script of the page has the limit of both.
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
