import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hardenedServer } from './node.ts';
import { createHook, type Requested } from './publishHook.ts';
import { readHookSettings } from './settings.ts';
import { ask, startTestServer } from './testing/ask.ts';

const SECRET = 'a secret of thirty-two characters or more';
const NOW = new Date('2026-11-25T17:24:00Z');
const BODY = '{"event":"published","kind":"campus-event","id":123}';

function hook(effects: Requested[] = ['building', 'queued']) {
  const requested: Requested[] = [];
  const handler = createHook({
    secret: SECRET,
    now: () => NOW,
    state: () => ({ status: 'idle' }),
    request() {
      const effect = effects[requested.length] ?? 'queued';
      requested.push(effect);
      return effect;
    },
  });
  return { handler, requested };
}

const signature = (body: string, { at = NOW.getTime() / 1000, secret = SECRET } = {}) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const call = (body: string, signed: string, method = 'POST') =>
  new Request('https://hook.example/', {
    method,
    headers: { 'X-Microsite-Signature': signed },
    ...(method === 'POST' && { body }),
  });

test('a signed call requests a build, and the response says if it begins', async () => {
  const { handler } = hook();
  for (const status of ['building', 'queued']) {
    const response = await handler(call(BODY, signature(BODY)));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status });
  }
});

test.each([
  ['no signature', ''],
  ['that of another secret', signature(BODY, { secret: 'another secret of thirty-two characters' })],
  ['that of another body', signature('{}')],
  ['a time that was not signed', signature(BODY).replace(/\d+/, String(NOW.getTime() / 1000 + 1))],
  ['one from more than five minutes ago', signature(BODY, { at: NOW.getTime() / 1000 - 301 })],
  ['one from more than five minutes ahead', signature(BODY, { at: NOW.getTime() / 1000 + 301 })],
  ['half a signature', signature(BODY).slice(0, -32)],
])('refuses a call with %s, and builds nothing', async (_, signed) => {
  const { handler, requested } = hook();
  expect((await handler(call(BODY, signed))).status).toBe(401);
  expect(requested).toEqual([]);
});

test('accepts a signature from up to five minutes ago, or ahead', async () => {
  const { handler } = hook();
  for (const seconds of [-300, 300]) {
    const signed = signature(BODY, { at: NOW.getTime() / 1000 + seconds });
    expect((await handler(call(BODY, signed))).status).toBe(202);
  }
});

test('refuses large bodies, other bodies than JSON, other methods and other addresses', async () => {
  const { handler, requested } = hook();
  const long = `"${'x'.repeat(16 * 1024)}"`;
  expect((await handler(call(long, signature(long)))).status).toBe(413);
  expect((await handler(call('not JSON', signature('not JSON')))).status).toBe(400);
  const read = await handler(call(BODY, signature(BODY), 'GET'));
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await handler(new Request('https://hook.example/other'))).status).toBe(404);
  expect(requested).toEqual([]);
});

test('serves health checks, on Node too', async () => {
  const origin = await startTestServer(hardenedServer(hook().handler));
  expect((await ask(origin, '/healthz')).text).toBe('Alive.\n');
  expect(JSON.parse((await ask(origin, '/readyz')).text)).toEqual({ status: 'idle' });
  expect((await ask(origin, '/')).headers['content-security-policy']).toContain("default-src 'none'");
});

const SITE = { folder: '/site', hosts: {} };

test('reads a port beside that of the site, and a secret that nobody can guess', () => {
  expect(readHookSettings({ HOOK_SECRET: SECRET, PORT: 'of the site' }, SITE)).toEqual({
    port: 4174,
    hosts: ['127.0.0.1', '::1'],
    logLevel: 'info',
    secret: SECRET,
  });
  expect(() => readHookSettings({}, SITE)).toThrow('HOOK_SECRET must have at least 32 characters');
  expect(() => readHookSettings({ HOOK_SECRET: 'x'.repeat(31) }, SITE)).toThrow('HOOK_SECRET must');
  expect(() => readHookSettings({ HOOK_SECRET: SECRET, HOOK_PORT: '70000' }, SITE)).toThrow('HOOK_PORT must');
});
