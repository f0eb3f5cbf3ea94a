import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { asMiddleware, hardenedServer, type PartialHandler } from './node.ts';
import { ask, startTestServer } from './testing/ask.ts';

const SOON = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };

/** Opens a connection that never closes its side and reads only when the test resumes it. */
async function connection(origin: string, text = ''): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(origin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test.each([
  ['never completes the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['never completes the body', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'],
])('responds 408 to a client that %s, and closes the connection', async (_, request) => {
  const server = hardenedServer(() => new Promise<never>(() => undefined), SOON);
  const socket = await connection(await startTestServer(server), request);
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('X-Content-Type-Options: nosniff');
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('closes connections that send nothing, or do not read', async () => {
  const long = new Uint8Array(2 ** 25);
  const server = hardenedServer(() => new Response(long), { ...SOON, timeout: 100 });
  const origin = await startTestServer(server);
  await connection(origin);
  const idle = await connection(origin, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  idle.pause();
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('limits connections of an IP address without a request, not those with one', async () => {
  const server = hardenedServer(() => new Response('Here.'), { halfOpenPerAddress: 2 });
  const origin = await startTestServer(server);
  const first = await connection(origin);
  await connection(origin);
  await once((await connection(origin)).resume(), 'end');
  first.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(first, 'data');
  await connection(origin);
  expect(await connectionsOf(server)).toBe(3);
});

test('gives headers ten seconds, a request thirty, and an unread response a minute by default', () => {
  const { headersTimeout, requestTimeout, timeout } = hardenedServer(() => new Response());
  for (const [limit, atMost] of [
    [headersTimeout, 10_000],
    [requestTimeout, 30_000],
    [timeout, 60_000],
  ] as const) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(atMost);
  }
});

async function mounted(handler: PartialHandler): Promise<string> {
  const middleware = asMiddleware(handler);
  return startTestServer(
    createServer((request, response) =>
      middleware(request, response, (error) => response.end(error ? `next: ${error}` : 'next')),
    ),
  );
}

test('handles its own addresses as middleware, and leaves the others to the next', async () => {
  const origin = await mounted(async ({ url }, address) =>
    url.endsWith('/mine') ? new Response(address) : null,
  );
  expect((await ask(origin, '/mine')).text).toBe('127.0.0.1');
  expect((await ask(origin, '/other')).text).toBe('next');
});

test('passes errors to the next middleware', async () => {
  const origin = await mounted(() => Promise.reject(new Error('no file')));
  expect((await ask(origin, '/')).text).toBe('next: Error: no file');
});

function connectionsOf(server: ReturnType<typeof hardenedServer>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
