import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { hardenedServer } from './node.ts';
import { started } from './testing/ask.ts';

const SOON = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };

/** A client that never closes its side, and reads only when told to. */
async function visitor(origin: string, says = ''): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(origin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(says);
  return socket;
}

test.each([
  ['the headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['what is sent along', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'],
])('cuts off whoever never ends %s, and says why', async (_, says) => {
  const server = hardenedServer(() => new Promise<never>(() => undefined), SOON);
  const socket = await visitor(await started(server), says);
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
  expect(text).toContain('X-Content-Type-Options: nosniff');
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('cuts off whoever says nothing, or does not read', async () => {
  const long = new Uint8Array(2 ** 25);
  const server = hardenedServer(() => new Response(long), { ...SOON, timeout: 100 });
  const origin = await started(server);
  await visitor(origin);
  const idle = await visitor(origin, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  idle.pause();
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

test('lets an address have so many connections without a request, and more with one', async () => {
  const server = hardenedServer(() => new Response('Here.'), { halfOpenPerAddress: 2 });
  const origin = await started(server);
  const first = await visitor(origin);
  await visitor(origin);
  await once((await visitor(origin)).resume(), 'end');
  first.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(first, 'data');
  await visitor(origin);
  expect(await connectionsOf(server)).toBe(3);
});

test('by default headers have ten seconds, a request thirty, and who does not read a minute', () => {
  const { headersTimeout, requestTimeout, timeout } = hardenedServer(() => new Response());
  for (const [given, atMost] of [
    [headersTimeout, 10_000],
    [requestTimeout, 30_000],
    [timeout, 60_000],
  ] as const) {
    expect(given).toBeGreaterThan(0);
    expect(given).toBeLessThanOrEqual(atMost);
  }
});

function connectionsOf(server: ReturnType<typeof hardenedServer>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
