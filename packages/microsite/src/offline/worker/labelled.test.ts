import { expect, test } from 'vitest';
import { KEPT_AS, KEPT_AT, KEPT_BYTES } from '../labels.ts';
import { labelled } from './labelled.ts';

/** An answer as browsers hand it on: of the site's own origin. */
function answerOf(body: string, { status = 200, redirected = false, type = 'basic' } = {}): Response {
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': '3' };
  const answer = new Response(body, { status, headers });
  return Object.defineProperties(answer, { redirected: { value: redirected }, type: { value: type } });
}

test('an answer is kept unpacked, with its bytes, its time and what it is made of', async () => {
  const before = Date.now();
  const kept = await labelled(answerOf('Élan'), 'a1');
  const { headers } = kept ?? new Response();
  expect(await kept?.text()).toBe('Élan');
  expect(headers.get(KEPT_BYTES)).toBe('5');
  expect(Number(headers.get(KEPT_AT))).toBeGreaterThanOrEqual(before);
  expect(headers.get(KEPT_AS)).toBe('a1');
  expect(headers.get('Content-Type')).toBe('text/html');
  expect(headers.has('Content-Encoding')).toBe(false);
});

test('refusals, answers of others and what leads elsewhere are not kept', async () => {
  expect(await labelled(answerOf('', { status: 404 }))).toBeNull();
  expect(await labelled(answerOf('', { type: 'opaque' }))).toBeNull();
  expect(await labelled(answerOf('', { redirected: true }))).toBeNull();
});

test('an answer that would drive out all the rest is not kept', async () => {
  expect(await labelled(answerOf('x'.repeat(4 * 2 ** 20)))).not.toBeNull();
  expect(await labelled(answerOf('x'.repeat(4 * 2 ** 20 + 1)))).toBeNull();
});
