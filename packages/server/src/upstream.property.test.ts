import { createServer, type RequestListener } from 'node:http';
import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client/internal/parse';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContentHost } from './contentHost.ts';
import { startTestServer } from './testing/ask.ts';
import { countryOf } from './upstream.ts';

/** Milliseconds until a silent host times out; the others get all the time that a busy machine takes. */
const limitOf = (comes: Hostile) => (comes === 'silence' ? 50 : 20_000);

/** Bytes of a response of a content host. */
const MAX_BYTES = 50_000;

type Hostile =
  /** No response, or a closed connection. */
  | 'silence'
  | 'end'
  /** `lead`: redirects to the same address, for ever. `isHalf`: `Content-Length` is longer than the body. */
  | { status: number; type: string; body: string; lead: boolean; isHalf: boolean };

/** Generates responses of a broken or hostile host. */
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

/** Bodies too large for the message of a failed test, by their name there. */
const LARGE: Record<string, string> = { deep: '['.repeat(20_000), long: `["${'x'.repeat(MAX_BYTES)}"]` };

/** A host that gives this response to every request, and counts its requests. */
async function hostOf(comes: Hostile) {
  const count = { asked: 0 };
  const listener: RequestListener = (request, response) => {
    count.asked += 1;
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
  const origin = await startTestServer(createServer(listener));
  return { origin, count };
}

/** Requests to a host that redirects without end. */
const MAX_REQUESTS = 4;

test('responds with JSON that pages can read or with 502 to any response of a content host, and asks it once', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom('menu', 'campus_events', 'other'), async (comes, route) => {
      const { origin, count } = await hostOf(comes);
      const handler = createContentHost({
        contentHost: origin,
        timeoutMs: limitOf(comes),
        maxBytes: MAX_BYTES,
      });
      const response = await handler(new Request(`https://site.example/learn/wp-json/api/${route}`));
      const isLeading = typeof comes === 'object' && comes.lead && [301, 302].includes(comes.status);
      if (comes !== 'silence') expect(count.asked).toBe(isLeading ? MAX_REQUESTS : 1);
      expect([200, 502]).toContain(response?.status);
      if (response?.status !== 200) return;
      const json: unknown = await response.json();
      if (route === 'menu') expect(parseMenu(json)).not.toBeNull();
      if (route === 'campus_events') expect(parseCampusEvents(json)).not.toBeNull();
    }),
    { seed: 36, numRuns: 200 },
  );
});

test('responds with a country or none to any response of a geolocation service, and asks it once', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (comes) => {
      const { origin, count } = await hostOf(comes);
      const service = { url: `${origin}/?ip={ip}`, key: 'k', timeoutMs: limitOf(comes) };
      const country = await countryOf(new Request('https://site.example/'), '203.0.113.7', service);
      expect(country ?? 'CA').toMatch(/^[A-Z]{2}$/);
      expect(count.asked).toBeLessThanOrEqual(MAX_REQUESTS);
      if (comes === 'silence') expect(country).toBeNull();
    }),
    { seed: 36, numRuns: 150 },
  );
});
