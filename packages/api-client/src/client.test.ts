import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ApiClient, createApiClient } from './client.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('times out if the host never responds', async () => {
  const contentHost = await serve(() => {});
  const answer = await createApiClient({ contentHost, timeoutMs: 30 }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('times out if the host stops in the middle of its response', async () => {
  const contentHost = await serve((_, response) => response.writeHead(200).write('{"events":['));
  const answer = await createApiClient({ contentHost, timeoutMs: 60 }).campusEvents();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('times out even with a fetch that ignores its signal', async () => {
  const answer = await createApiClient({ fetch: () => new Promise(() => {}), timeoutMs: 10 }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('a cut connection is a network failure', async () => {
  const contentHost = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{');
    response.socket?.destroy();
  });
  expect(await createApiClient({ contentHost }).menu()).toMatchObject({ ok: false, reason: 'network' });
});

test('a refused connection is a network failure', async () => {
  const answer = await createApiClient({ contentHost: 'http://127.0.0.1:1' }).campusEvents();
  expect(answer).toMatchObject({ ok: false, reason: 'network' });
});

test('an invalid address is a network failure', async () => {
  const answer = await createApiClient({ contentHost: 'nowhere' }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'network' });
});

test('stops when the caller aborts', async () => {
  const contentHost = await serve(() => {});
  const caller = new AbortController();
  const answer = createApiClient({ contentHost }).menu(caller.signal);
  caller.abort();
  expect(await answer).toMatchObject({ ok: false, reason: 'aborted' });
});

test('sends nothing when the caller has aborted before', async () => {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.reject(new Error('called'));
  };
  const answer = await createApiClient({ fetch }).menu(AbortSignal.abort());
  expect(answer).toMatchObject({ ok: false, reason: 'aborted' });
  expect(calls).toBe(0);
});

test('checks the shape, not the status', async () => {
  const contentHost = await serve((_, response) =>
    response.writeHead(500).end('[{"title":"Home","url":"/"}]'),
  );
  const answer = await createApiClient({ contentHost, siteUrl: 'https://www.example.com' }).menu();
  expect(answer).toEqual({
    ok: true,
    value: [{ title: 'Home', url: 'https://www.example.com/', submenu: [] }],
  });
});

test('calls the site itself without a content host', async () => {
  const asked: unknown[] = [];
  const client = createApiClient({
    fetch: async (input) => {
      asked.push(input);
      return Response.json([]);
    },
  });
  await client.menu();
  await client.campusEvents();
  await client.country();
  expect(asked).toEqual(['/learn/wp-json/api/menu', '/learn/wp-json/api/campus_events', '/geolocation']);
});

test('calls the site itself below the path of the site', async () => {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(input);
    return Response.json([]);
  };
  await createApiClient({ contentHost: '/careers/', fetch }).menu();
  expect(asked).toEqual(['/careers/learn/wp-json/api/menu']);
});

test('accepts a content host with a slash at its end', async () => {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(input);
    return Response.json([]);
  };
  await createApiClient({ contentHost: 'https://content.example.com/', fetch }).menu();
  expect(asked).toEqual(['https://content.example.com/learn/wp-json/api/menu']);
});

test.each([
  ['{"country_code":"ca","city":"Halifax"}', { ok: true, value: 'CA' }],
  ['{"country_code":null}', { ok: false, reason: 'response' }],
  ['{"country_code":"T1"}', { ok: false, reason: 'response' }],
  ['{"error":"quota"}', { ok: false, reason: 'response' }],
  ['[]', { ok: false, reason: 'response' }],
  ['<html>', { ok: false, reason: 'response' }],
])('reads the country response %s', async (body, expected) => {
  const geolocationUrl = await serve((_, response) => response.end(body));
  expect(await createApiClient({ geolocationUrl }).country()).toMatchObject(expected);
});

test('bypasses the browser’s cache after an unusable response, and only until the next usable one', async () => {
  const answers = ['[{"title":', '[{"title":"Home","url":"/"}]', '[]'];
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    asked.push(init?.cache);
    return new Response(answers.shift());
  };
  const client = createApiClient({ fetch });

  expect(await client.menu()).toMatchObject({ ok: false, reason: 'response' });
  expect(await client.menu()).toMatchObject({ ok: true });
  await client.menu();
  expect(asked).toEqual(['default', 'reload', 'default']);
});

/** Milliseconds until a call fails. */
const LIMIT = 5000;

type HostileResponse = { status: number; type: string; body: string; isEndless: boolean };

/** Unexpected results of a request: a response, a connection that fails, or nothing at all. */
const hostile: fc.Arbitrary<HostileResponse | Error | null> = fc.oneof(
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

/** A fetch with this result, each time. */
function fetchOf(answer: HostileResponse | Error | null) {
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

test.each(['menu', 'campusEvents', 'country'] satisfies (keyof ApiClient)[])(
  'with any unexpected response, the call for %s requests once, ends within five seconds and never rejects',
  async (call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
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
