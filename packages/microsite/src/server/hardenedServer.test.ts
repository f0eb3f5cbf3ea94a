import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hardenedServer } from './hardenedServer.ts';
import { started } from './testing/ask.ts';

test('cuts off whoever never ends the headers, and says why', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };
  const origin = await started(hardenedServer(() => new Response(), limits));
  const received = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n'),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(received).toContain('X-Content-Type-Options: nosniff');
});

test('cuts off within a minute by default', () => {
  const server = hardenedServer(() => new Response());
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(50_000);
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(50_000);
});
