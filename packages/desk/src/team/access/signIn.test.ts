import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Team } from '../teamProtocol.ts';
import { PROVIDER_SECRET, startProvider } from '../testing/provider.ts';
import { makeRemote, ORIGIN, startService } from '../testing/teamService.ts';

/** A browser's cookies, the latest of each name. */
function makeJar() {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    value: (name: string) => cookies.get(name) ?? '',
  };
}

/** Goes through the pages of the provider as a person does, and returns the address that it leads back to. */
async function signInAtProvider(start: string): Promise<string> {
  const jar = makeJar();
  let url = start;
  for (let step = 0; step < 12; step += 1) {
    const response = jar.take(await fetch(url, { redirect: 'manual', headers: { Cookie: jar.header() } }));
    const next = response.headers.get('Location');
    if (next?.startsWith(ORIGIN)) return next;
    if (next !== null) {
      url = new URL(next, url).href;
      continue;
    }
    const page = await response.text();
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    const signedIn = jar.take(
      await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: jar.header(), 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ prompt, login: 'ada', password: 'any' }).toString(),
      }),
    );
    url = new URL(signedIn.headers.get('Location') ?? '', url).href;
  }
  throw new Error('The provider did not lead back.');
}

async function startWithProvider() {
  const groups = ['content-writers', 'everybody', 'content-reviewers'];
  const ada = { name: 'Ada Moe', email: 'ada@firm.example', groups };
  const { issuer, server } = await startProvider(`${ORIGIN}/sign-in/callback`, { ada });
  onTestFinished(() => void server.close());
  const service = await startService({
    ...makeRemote(),
    env: {
      ...{ DESK_ISSUER: issuer, DESK_CLIENT_ID: 'desk', DESK_CLIENT_SECRET: PROVIDER_SECRET },
      ...{ DESK_USER_HEADER: '', DESK_WRITERS: 'content-writers', DESK_REVIEWERS: 'content-reviewers' },
    },
  });
  const jar = makeJar();
  const host = new URL(ORIGIN).host;
  const go = async (path: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
    jar.take(await service.send(path, { ...init, headers: { Host: host, Cookie: jar.header(), ...more } }));
  return { ...service, go, jar, provider: server };
}

/** Headers of a browser that follows a link of another site. */
const LINKED = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

it('signs in at a provider, with roles by group, and out for good', async () => {
  const { go, jar } = await startWithProvider();
  expect((await go('/api/team')).status).toBe(401);
  const start = await go('/sign-in?to=https://evil.example/');
  const back = await signInAtProvider(start.headers.get('Location') ?? '');
  const returned = await go(back.slice(ORIGIN.length), LINKED);
  expect(returned.headers.get('Location')).toBe('/');
  const [cookie = ''] = returned.headers.getSetCookie().filter((line) => line.startsWith('__Host-desk='));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$|HttpOnly.*Secure.*SameSite=Lax/);
  expect(cookie).not.toMatch(/Domain/i);

  const { member, token }: Team = await (await go('/api/team')).json();
  expect(member).toEqual({
    id: 'ada',
    name: 'Ada Moe',
    email: 'ada@firm.example',
    roles: ['writer', 'reviewer'],
  });
  const copy = jar.value('__Host-desk');
  const post = { method: 'POST', body: '{}' };
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' };
  expect((await go('/sign-out', headers, post)).status).toBe(403);
  expect((await go('/sign-out', { ...headers, 'X-Desk-Token': token }, post)).status).toBe(200);
  expect((await go('/api/team')).status).toBe(401);
  expect((await go('/api/team', { Cookie: `__Host-desk=${copy}` })).status).toBe(401);
});

it('lets nobody in with a response of another sign-in, twice, or without having begun', async () => {
  const { go, jar, send } = await startWithProvider();
  const start = await go('/sign-in');
  const journey = jar.value('__Host-desk-sign-in');
  const back = (await signInAtProvider(start.headers.get('Location') ?? '')).slice(ORIGIN.length);
  const host = new URL(ORIGIN).host;
  const come = async (path: string, cookie: string) => {
    const headers = { Host: host, ...LINKED, ...(cookie && { Cookie: `__Host-desk-sign-in=${cookie}` }) };
    return (await send(path, { headers })).headers.get('Location');
  };
  expect(await come(back, '')).toBe('/?problem=expired');
  expect(await come(back, `${journey.slice(0, -4)}AAAA`)).toBe('/?problem=expired');
  expect(await come(back.replace(/state=[^&]+/, 'state=other'), journey)).toBe('/?problem=refused');
  expect(await come('/sign-in/callback?error=access_denied', journey)).toBe('/?problem=refused');
  expect(await come(back, journey)).toBe('/');
  expect(await come(back, journey)).toBe('/?problem=refused');
});

it('gives a session of its own to whoever signs in, whatever the browser had before', async () => {
  const { go, jar, send } = await startWithProvider();
  const signIn = async () => {
    const start = await go('/sign-in');
    const back = await signInAtProvider(start.headers.get('Location') ?? '');
    await go(back.slice(ORIGIN.length), LINKED);
    return jar.value('__Host-desk');
  };
  const planted = await signIn();
  const { token }: Team = await (await go('/api/team')).json();
  expect(await signIn()).not.toBe(planted);
  const second: Team = await (await go('/api/team')).json();
  expect(second.token).not.toBe(token);
  // The session that was there before has ended: whoever planted it knows its cookie.
  const headers = { Host: new URL(ORIGIN).host, Cookie: `__Host-desk=${planted}` };
  expect((await send('/api/team', { headers })).status).toBe(401);
});

it('takes a cookie from no other name', async () => {
  const { go, jar, send } = await startWithProvider();
  const start = await go('/sign-in');
  await go((await signInAtProvider(start.headers.get('Location') ?? '')).slice(ORIGIN.length), LINKED);
  const value = jar.value('__Host-desk');
  for (const name of ['desk', '__Secure-desk', '__host-desk', '__Host-desk-sign-in']) {
    const headers = { Host: new URL(ORIGIN).host, Cookie: `${name}=${value}` };
    expect((await send('/api/team', { headers })).status).toBe(401);
  }
});

it('says that the provider does not answer, lets those go on who are signed in, and tries again', async () => {
  const { go, provider, send } = await startWithProvider();
  const start = await go('/sign-in');
  await go((await signInAtProvider(start.headers.get('Location') ?? '')).slice(ORIGIN.length), LINKED);
  const { port } = provider.address() as AddressInfo;
  provider.close();
  provider.closeAllConnections();
  const headers = { Host: new URL(ORIGIN).host };
  const asStranger = async () => (await send('/sign-in', { headers })).headers.get('Location');
  expect(await asStranger()).toBe('/?problem=provider');
  expect((await send('/', { headers })).status).not.toBe(500);

  const { token }: Team = await (await go('/api/team')).json();
  const post = { method: 'POST', body: JSON.stringify({ title: 'Written meanwhile' }) };
  const json = { Origin: ORIGIN, 'Content-Type': 'application/json', 'X-Desk-Token': token };
  expect((await go('/api/proposals', json, post)).status).toBe(200);

  await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve));
  expect(await asStranger()).toContain(`http://127.0.0.1:${port}/auth?`);
});

it('slows down whoever signs in without a pause, and nobody else', async () => {
  const { go, send } = await startWithProvider();
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await go('/sign-in/callback')).status);
  expect(statuses.at(-1)).toBe(429);
  const headers = { Host: new URL(ORIGIN).host };
  expect((await send('/sign-in', { headers }, '203.0.113.8')).status).toBe(302);
});
