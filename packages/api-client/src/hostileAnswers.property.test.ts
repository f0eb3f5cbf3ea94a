import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from './client.ts';

/** Milliseconds until a call counts as failed. */
const LIMIT = 5000;

type Answered = { status: number; type: string; body: string; isEndless: boolean };

/** What comes instead of what was asked for: an answer, a connection that fails, or nothing at all. */
const hostile: fc.Arbitrary<Answered | Error | null> = fc.oneof(
  fc.constant(null),
  fc.constant(new TypeError('Failed to fetch')),
  fc.record({
    status: fc.constantFrom(200, 404, 429, 500, 503),
    type: fc.constantFrom('application/json', 'text/html', ''),
    body: fc.oneof(
      fc.constantFrom(
        '',
        'null',
        '\uFEFF',
        '<!doctype html><title>Sign in</title>',
        '{"code":"rest_no_route"}',
      ),
      fc.constant('deep'),
      fc.string(),
      fc.json(),
    ),
    isEndless: fc.boolean(),
  }),
);

/** A fetch that is answered so, each time. */
function fetchOf(answer: Answered | Error | null) {
  return vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    if (answer === null) return new Promise<Response>(() => undefined);
    const { status, type, body, isEndless } = answer;
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body === 'deep' ? '['.repeat(20_000) : body));
        if (!isEndless) controller.close();
      },
    });
    return new Response(stream, { status, headers: { 'Content-Type': type } });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['menu', 'campusEvents', 'country'] satisfies (keyof ApiClient)[])(
  'whatever comes instead of an answer, the call for %s asks once, is over in five seconds and never rejects',
  async (call) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (comes) => {
        const fetch = fetchOf(comes);
        const answer = createApiClient({ fetch, timeoutMs: LIMIT })[call]();
        await vi.advanceTimersByTimeAsync(LIMIT);
        const { ok } = await answer;
        expect(fetch).toHaveBeenCalledOnce();
        expect(vi.getTimerCount()).toBe(0);
        const isEmptyList = comes !== null && 'body' in comes && /^\s*[[{]/.test(comes.body);
        if (!isEmptyList) expect(ok).toBe(false);
      }),
      { seed: 36, numRuns: 150 },
    );
  },
);
