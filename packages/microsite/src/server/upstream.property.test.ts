import { createServer, type RequestListener } from 'node:http';
import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContentHost } from './contentHost.ts';
import { started } from './testing/ask.ts';
import { countryOf } from './upstream.ts';

/** Milliseconds until a host that says nothing counts as silent; others have all the time that a busy machine takes. */
const limitOf = (comes: Hostile) => (comes === 'silence' ? 50 : 20_000);

/** Bytes of an answer of a content host. */
const MOST = 50_000;

type Hostile =
  /** Nothing, or the connection ends. */
  | 'silence'
  | 'end'
  /** `lead`: to the same address, for ever. `isHalf`: the answer says that it is longer than it is. */
  | { status: number; type: string; body: string; lead: boolean; isHalf: boolean };

/** What comes instead of an answer. */
const hostile: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Hostile>('silence', 'end') },
  {
    weight: 9,
    arbitrary: fc.record({
      status: fc.constantFrom(200, 204, 301, 302, 404, 500, 503),
      type: fc.constantFrom('application/json', 'text/html'),
      body: fc.oneof(
        fc.constantFrom('', 'null', '<!doctype html><title>Sign in</title>', '{"code":"rest_no_route"}'),
        fc.constantFrom('deep', 'long'),
        fc.json(),
        fc.string(),
      ),
      lead: fc.boolean(),
      isHalf: fc.boolean(),
    }),
  },
);

/** Bodies that nobody would want to read where a test has failed. */
const LARGE: Record<string, string> = { deep: '['.repeat(20_000), long: `["${'x'.repeat(MOST)}"]` };

/** A host that answers so, whatever it is asked, and counts how often it is. */
async function hostOf(comes: Hostile) {
  const told = { asked: 0 };
  const listener: RequestListener = (request, response) => {
    told.asked += 1;
    if (comes === 'silence') return;
    if (comes === 'end') return void request.socket.destroy();
    const { status, type, lead, isHalf } = comes;
    const body = LARGE[comes.body] ?? comes.body;
    response.writeHead(status, {
      'Content-Type': type,
      Connection: 'close',
      ...(lead && { Location: request.url }),
      ...(isHalf && status !== 204 && { 'Content-Length': Buffer.byteLength(body) + 1 }),
    });
    if (status === 204) response.end();
    else if (isHalf) response.write(body, () => setImmediate(() => request.socket.destroy()));
    else response.end(body);
  };
  const origin = await started(createServer(listener));
  return { origin, told };
}

/** Where a host leads on and on, it is asked that often. */
const MOST_ASKED = 4;

test('whatever a content host says, a visitor gets what pages can read or a 502, and it is asked once', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom('menu', 'campus_events', 'other'), async (comes, route) => {
      const { origin, told } = await hostOf(comes);
      const answers = createContentHost({ contentHost: origin, timeoutMs: limitOf(comes), maxBytes: MOST });
      const answer = await answers(new Request(`https://site.example/learn/wp-json/api/${route}`));
      const isLeading = typeof comes === 'object' && comes.lead && [301, 302].includes(comes.status);
      if (comes !== 'silence') expect(told.asked).toBe(isLeading ? MOST_ASKED : 1);
      expect([200, 502]).toContain(answer?.status);
      if (answer?.status !== 200) return;
      const json: unknown = await answer.json();
      if (route === 'menu') expect(parseMenu(json)).not.toBeNull();
      if (route === 'campus_events') expect(parseCampusEvents(json)).not.toBeNull();
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('whatever a geolocation service says, a visitor is from a country or from none, and it is asked once', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (comes) => {
      const { origin, told } = await hostOf(comes);
      const service = { url: `${origin}/?ip={ip}`, key: 'k', timeoutMs: limitOf(comes) };
      const country = await countryOf(new Request('https://site.example/'), '203.0.113.7', service);
      expect(country ?? 'CA').toMatch(/^[A-Z]{2}$/);
      expect(told.asked).toBeLessThanOrEqual(MOST_ASKED);
      if (comes === 'silence') expect(country).toBeNull();
    }),
    { seed: 36, numRuns: 150 },
  );
});
