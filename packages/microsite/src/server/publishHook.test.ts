import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hardenedServer } from './node.ts';
import { createHook, type Requested } from './publishHook.ts';
import { readHookSettings } from './readHookSettings.ts';
import { ask, started } from './testing/ask.ts';

const SECRET = 'a secret of thirty-two signs or more';
const NOW = new Date('2026-11-25T17:24:00Z');
const BODY = '{"event":"published","kind":"campus-event","id":123}';

function hook(answers: Requested[] = ['building', 'queued']) {
  const asked: Requested[] = [];
  const handler = createHook({
    secret: SECRET,
    now: () => NOW,
    state: () => ({ status: 'idle' }),
    request() {
      const answer = answers[asked.length] ?? 'queued';
      asked.push(answer);
      return answer;
    },
  });
  return { handler, asked };
}

const signature = (body: string, { at = NOW.getTime() / 1000, secret = SECRET } = {}) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const call = (body: string, signed: string, method = 'POST') =>
  new Request('https://hook.example/', {
    method,
    headers: { 'X-Microsite-Signature': signed },
    ...(method === 'POST' && { body }),
  });

test('a signed call asks for a build, and is told whether that begins', async () => {
  const { handler } = hook();
  for (const status of ['building', 'queued']) {
    const answer = await handler(call(BODY, signature(BODY)));
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ status });
  }
});

test.each([
  ['no signature', ''],
  ['that of another secret', signature(BODY, { secret: 'another secret of thirty-two signs' })],
  ['that of another body', signature('{}')],
  ['another time than was signed', signature(BODY).replace(/\d+/, String(NOW.getTime() / 1000 + 1))],
  ['one of more than five minutes ago', signature(BODY, { at: NOW.getTime() / 1000 - 301 })],
  ['one of more than five minutes ahead', signature(BODY, { at: NOW.getTime() / 1000 + 301 })],
  ['half a signature', signature(BODY).slice(0, -32)],
])('a call with %s is refused, and nothing is built', async (_, signed) => {
  const { handler, asked } = hook();
  expect((await handler(call(BODY, signed))).status).toBe(401);
  expect(asked).toEqual([]);
});

test('a signature of up to five minutes ago, or ahead, is good', async () => {
  const { handler } = hook();
  for (const seconds of [-300, 300]) {
    const signed = signature(BODY, { at: NOW.getTime() / 1000 + seconds });
    expect((await handler(call(BODY, signed))).status).toBe(202);
  }
});

test('says what else is wrong with a call', async () => {
  const { handler, asked } = hook();
  const long = `"${'x'.repeat(16 * 1024)}"`;
  expect((await handler(call(long, signature(long)))).status).toBe(413);
  expect((await handler(call('no JSON', signature('no JSON')))).status).toBe(400);
  const read = await handler(call(BODY, signature(BODY), 'GET'));
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await handler(new Request('https://hook.example/other'))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('answers who watches it, on Node too', async () => {
  const origin = await started(hardenedServer(hook().handler));
  expect((await ask(origin, '/healthz')).text).toBe('Alive.\n');
  expect(JSON.parse((await ask(origin, '/readyz')).text)).toEqual({ status: 'idle' });
  expect((await ask(origin, '/')).headers['content-security-policy']).toContain("default-src 'none'");
});

const SITE = { folder: '/site', hosts: {} };

test('listens beside the site, with a secret that nobody guesses', () => {
  expect(readHookSettings({ HOOK_SECRET: SECRET, PORT: 'of the site' }, SITE)).toEqual({
    port: 4174,
    hosts: ['127.0.0.1', '::1'],
    logLevel: 'info',
    secret: SECRET,
  });
  expect(() => readHookSettings({}, SITE)).toThrow('HOOK_SECRET must have at least 32 signs');
  expect(() => readHookSettings({ HOOK_SECRET: 'x'.repeat(31) }, SITE)).toThrow('HOOK_SECRET must');
  expect(() => readHookSettings({ HOOK_SECRET: SECRET, HOOK_PORT: '70000' }, SITE)).toThrow('HOOK_PORT must');
});
