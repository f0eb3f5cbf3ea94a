import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { asMiddleware, type PartialHandler } from './asMiddleware.ts';
import { ask, started } from './testing/ask.ts';

async function mounted(answer: PartialHandler): Promise<string> {
  const middleware = asMiddleware(answer);
  return started(
    createServer((request, response) =>
      middleware(request, response, (error) => response.end(error ? `next: ${error}` : 'next')),
    ),
  );
}

test('answers what is its own, and leaves the rest to the next', async () => {
  const origin = await mounted(async ({ url }, address) =>
    url.endsWith('/mine') ? new Response(address) : null,
  );
  expect((await ask(origin, '/mine')).text).toBe('127.0.0.1');
  expect((await ask(origin, '/other')).text).toBe('next');
});

test('gives errors to the next', async () => {
  const origin = await mounted(() => Promise.reject(new Error('no file')));
  expect((await ask(origin, '/')).text).toBe('next: Error: no file');
});
