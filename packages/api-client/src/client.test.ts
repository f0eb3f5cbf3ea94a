import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient } from './client.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('gives up on a host that never answers', async () => {
  const contentHost = await serve(() => {});
  const answer = await createApiClient({ contentHost, timeoutMs: 30 }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('gives up on a host that stops in the middle of its answer', async () => {
  const contentHost = await serve((_, response) => response.writeHead(200).write('{"events":['));
  const answer = await createApiClient({ contentHost, timeoutMs: 60 }).campusEvents();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('gives up even on a fetch that ignores its signal', async () => {
  const answer = await createApiClient({ fetch: () => new Promise(() => {}), timeoutMs: 10 }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'timeout' });
});

test('calls a cut connection a network failure', async () => {
  const contentHost = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{');
    response.socket?.destroy();
  });
  expect(await createApiClient({ contentHost }).menu()).toMatchObject({ ok: false, reason: 'network' });
});

test('calls an address nobody listens on a network failure', async () => {
  const answer = await createApiClient({ contentHost: 'http://127.0.0.1:1' }).campusEvents();
  expect(answer).toMatchObject({ ok: false, reason: 'network' });
});

test('calls an address that is none a network failure', async () => {
  const answer = await createApiClient({ contentHost: 'nowhere' }).menu();
  expect(answer).toMatchObject({ ok: false, reason: 'network' });
});

test('stops when the caller gives up', async () => {
  const contentHost = await serve(() => {});
  const caller = new AbortController();
  const answer = createApiClient({ contentHost }).menu(caller.signal);
  caller.abort();
  expect(await answer).toMatchObject({ ok: false, reason: 'aborted' });
});

test('sends nothing when the caller gave up before', async () => {
  let calls = 0;
  const fetch = () => {
    calls += 1;
    return Promise.reject(new Error('called'));
  };
  const answer = await createApiClient({ fetch }).menu(AbortSignal.abort());
  expect(answer).toMatchObject({ ok: false, reason: 'aborted' });
  expect(calls).toBe(0);
});

test('judges by shape, not by status', async () => {
  const contentHost = await serve((_, response) =>
    response.writeHead(500).end('[{"title":"Home","url":"/"}]'),
  );
  const answer = await createApiClient({ contentHost, siteUrl: 'https://www.example.com' }).menu();
  expect(answer).toEqual({
    ok: true,
    value: [{ title: 'Home', url: 'https://www.example.com/', submenu: [] }],
  });
});

test('asks the site itself when no content host is named', async () => {
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

test('asks the site itself below a path where it stands below its origin', async () => {
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(input);
    return Response.json([]);
  };
  await createApiClient({ contentHost: '/careers/', fetch }).menu();
  expect(asked).toEqual(['/careers/learn/wp-json/api/menu']);
});

test('takes a content host with a slash at its end', async () => {
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
  ['{"country_code":null}', { ok: false, reason: 'answer' }],
  ['{"country_code":"T1"}', { ok: false, reason: 'answer' }],
  ['{"error":"quota"}', { ok: false, reason: 'answer' }],
  ['[]', { ok: false, reason: 'answer' }],
  ['<html>', { ok: false, reason: 'answer' }],
])('reads the country answer %s', async (body, expected) => {
  const geolocationUrl = await serve((_, response) => response.end(body));
  expect(await createApiClient({ geolocationUrl }).country()).toMatchObject(expected);
});

test('asks past the browser once what it was answered is of no use, and no longer than that', async () => {
  const answers = ['[{"title":', '[{"title":"Home","url":"/"}]', '[]'];
  const asked: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    asked.push(init?.cache);
    return new Response(answers.shift());
  };
  const client = createApiClient({ fetch });

  expect(await client.menu()).toMatchObject({ ok: false, reason: 'answer' });
  expect(await client.menu()).toMatchObject({ ok: true });
  await client.menu();
  expect(asked).toEqual(['default', 'reload', 'default']);
});
