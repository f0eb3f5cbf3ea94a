import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeals } from '../access/seal.ts';
import type { Team } from '../teamProtocol.ts';
import {
  ADA,
  EVE,
  makeRemote,
  ORIGIN,
  type Person,
  SECRET,
  STORY,
  startService,
  TOM,
} from '../testing/teamService.ts';

/** A request of somebody, by default of a writer with a valid token, which the desk refuses. */
type Hostile = {
  name: string;
  path: string;
  who?: Person | null;
  /** Address of the connection. Default: that of the proxy. */
  address?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
};

const HOST = new URL(ORIGIN).host;
const NOBODY: Person = { id: 'nobody', name: 'No Body', email: 'n@b.example', roles: [] };
let service: Awaited<ReturnType<typeof startService>>;
let remote: ReturnType<typeof makeRemote>;
let id = '';
let link = '';
const ends: (() => void | Promise<void>)[] = [];

afterAll(async () => {
  for (const end of ends) await end();
});

beforeAll(async () => {
  const atEnd = (work: () => void | Promise<void>) => void ends.unshift(work);
  remote = makeRemote(atEnd);
  service = await startService({ ...remote, atEnd });
  ({ id } = await service.as(ADA).propose('Under attack'));
  await service.as(ADA).write(id, 'label', 'Under attack');
  const request = { item: STORY, language: 'en-GB', person: 'Ada Quist', days: 1 };
  const made: { url: string } = await (
    await service.as(ADA).post(`/api/proposals/${id}/links`, request)
  ).json();
  link = made.url.slice(ORIGIN.length);
}, 60_000);

const forged = (secret: string) =>
  createSeals(secret).seal('session', { session: 'a', member: { ...EVE } }, new Date('2099-01-01'));

const changes = (part: string) => `/api/proposals/ID/${part}`;
const comment = { file: STORY, path: [], text: 'x' };
const save = (file: string) => ({
  file,
  version: null,
  opened: '',
  edits: [{ op: 'set', path: ['a'], value: 'b' }],
});

/** `ID` and `LINK` stand for the proposal and the signed link. */
const REQUESTS: Hostile[] = [
  // Strangers.
  { name: 'the list, of nobody', path: '/api/team', who: null },
  { name: 'a proposal, of nobody', path: changes(''), who: null },
  { name: 'a desk, of nobody', path: '/p/ID/api/overview', who: null },
  { name: 'a desk page, of nobody', path: '/p/ID/', who: null },
  { name: 'a picture of a desk, of nobody', path: '/p/ID/api/pictures/people/Ada_Quist', who: null },
  { name: 'the headers of the proxy, from elsewhere', path: '/api/team', address: '203.0.113.9' },
  { name: 'the headers of the proxy, from an address like its own', path: '/api/team', address: '10.0.0.55' },
  { name: 'the headers of the proxy, from no address', path: '/api/team', address: '' },
  { name: 'somebody without a role', path: '/api/team', who: NOBODY },
  {
    name: 'a role that the group does not give',
    path: '/api/team',
    who: { ...NOBODY, roles: [] },
    headers: { 'X-Forwarded-Groups': 'publishers,Writer,__proto__' },
  },
  {
    name: 'a cookie of another secret',
    path: '/api/team',
    who: null,
    headers: { Cookie: `__Host-desk=${forged(`${SECRET}!`)}` },
  },
  {
    name: 'an own cookie where the proxy signs in',
    path: '/api/team',
    who: null,
    headers: { Cookie: `__Host-desk=${forged(SECRET)}` },
  },
  // Other origins.
  { name: 'another host', path: '/api/team', headers: { Host: 'evil.example' } },
  { name: 'a host that begins like ours', path: '/api/team', headers: { Host: `${HOST}.evil.example` } },
  { name: 'another origin', path: changes('ask'), body: {}, headers: { Origin: 'https://evil.example' } },
  { name: 'an origin of a sandbox', path: changes('ask'), body: {}, headers: { Origin: 'null' } },
  {
    name: 'an origin of another port',
    path: changes('ask'),
    body: {},
    headers: { Origin: `${ORIGIN}:8443` },
  },
  { name: 'no origin', path: changes('ask'), body: {}, headers: { Origin: '' } },
  {
    name: 'a request that another site sends',
    path: changes('ask'),
    body: {},
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  },
  {
    name: 'a request of a site beside ours',
    path: changes('ask'),
    body: {},
    headers: { 'Sec-Fetch-Site': 'same-site' },
  },
  { name: 'a read that another site sends', path: '/api/team', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  {
    name: 'a frame of another site',
    path: '/',
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
  },
  {
    name: 'a form of another site',
    path: changes('ask'),
    body: {},
    headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' },
  },
  // Tokens.
  { name: 'no token', path: changes('ask'), body: {}, headers: { 'X-Desk-Token': '' } },
  { name: 'a wrong token', path: changes('ask'), body: {}, headers: { 'X-Desk-Token': 'A'.repeat(43) } },
  {
    name: 'a save without a token',
    path: '/p/ID/api/save',
    body: save('new.json'),
    headers: { 'X-Desk-Token': '' },
  },
  {
    name: 'a picture without a token',
    path: '/p/ID/api/pictures?kind=people&name=A',
    body: 'x',
    headers: { 'X-Desk-Token': '', 'Content-Type': 'application/octet-stream' },
  },
  // Roles.
  { name: 'a proposal of a publisher', path: '/api/proposals', who: EVE, body: { title: 'x' } },
  { name: 'a save of a publisher', path: '/p/ID/api/save', who: EVE, body: save('new.json') },
  { name: 'a save of the source by a translator', path: '/p/ID/api/save', who: TOM, body: save(STORY) },
  {
    name: 'a removal by a translator',
    path: '/p/ID/api/remove',
    who: TOM,
    body: { files: [{ file: STORY, version: 'x' }] },
  },
  {
    name: 'a picture of a translator',
    path: '/p/ID/api/pictures?kind=people&name=A',
    who: TOM,
    body: 'x',
    headers: { 'Content-Type': 'application/octet-stream' },
  },
  {
    name: 'a link of a translator',
    path: changes('links'),
    who: TOM,
    body: { item: STORY, language: 'en-GB', person: '', days: 1 },
  },
  { name: 'an approval of a writer', path: changes('approve'), body: {} },
  { name: 'a publication of a writer', path: changes('publish'), body: {} },
  { name: 'a publication of a translator', path: changes('publish'), who: TOM, body: {} },
  {
    name: 'an hour of a writer',
    path: changes('schedule'),
    body: { day: '2030-01-01', time: '09:00', zone: 'UTC' },
  },
  { name: 'a return of a writer', path: changes('take-back'), body: {} },
  { name: 'a call of the hook by a writer', path: changes('tell'), body: {} },
  { name: 'a review asked for by a publisher', path: changes('ask'), who: EVE, body: {} },
  {
    name: 'a proposal discarded by a reader',
    path: changes('discard'),
    who: { ...EVE, roles: ['reviewer'] },
    body: {},
  },
  {
    name: 'a proposal discarded by another writer',
    path: changes('discard'),
    who: { ...ADA, id: 'ida' },
    body: {},
  },
  {
    name: 'a proposal discarded without a token',
    path: changes('discard'),
    body: {},
    headers: { 'X-Desk-Token': '' },
  },
  { name: 'a proposal discarded by a GET', path: changes('discard'), who: EVE },
  { name: 'a link ended by a publisher', path: changes('links/aaaaaaaaaaaa/end'), who: EVE, body: {} },
  { name: 'a link ended that is not there', path: changes('links/__proto__/end'), body: {} },
  // Steps.
  { name: 'a draft published', path: changes('publish'), who: EVE, body: {} },
  { name: 'a draft taken back', path: changes('take-back'), who: EVE, body: {} },
  { name: 'a draft approved', path: changes('approve'), who: { ...EVE, roles: ['reviewer'] }, body: {} },
  { name: 'an unknown action', path: changes('delete'), body: {} },
  { name: 'an action of a prototype', path: changes('constructor'), body: {} },
  // Names of proposals and files.
  { name: 'a proposal that is none', path: '/api/proposals/20260101abcd' },
  { name: 'a proposal named as an option', path: '/api/proposals/--upload-pack=x/ask', body: {} },
  { name: 'a proposal above its folder', path: '/api/proposals/..%2f..%2fetc/ask', body: {} },
  { name: 'a proposal of a prototype', path: '/api/proposals/__proto__' },
  { name: 'a desk of an option', path: '/p/-b/api/overview' },
  { name: 'a desk above its folder', path: '/p/..%2fpublishing/api/overview' },
  { name: 'a desk of dots', path: '/p/%2e%2e/%2e%2e/api/overview' },
  { name: 'an item above the content', path: '/p/ID/api/item?id=../.git/config' },
  { name: 'an item in the folder of Git', path: '/p/ID/api/item?id=.git' },
  { name: 'media above the content', path: '/p/ID/media/pictures/people/..%2f..%2fbrand.json' },
  { name: 'a link back after signing in elsewhere', path: '/sign-in?to=//evil.example' },
  // Bodies.
  { name: 'a title of a line break', path: '/api/proposals', body: { title: 'a\nCo-authored-by: x <y>' } },
  { name: 'an empty title', path: '/api/proposals', body: { title: '  ' } },
  { name: 'a long title', path: '/api/proposals', body: { title: 'x'.repeat(121) } },
  { name: 'an unknown key', path: '/api/proposals', body: { title: 'x', id: 'mine' } },
  { name: 'a title that is a list', path: '/api/proposals', body: { title: ['x'] } },
  { name: 'no JSON', path: '/api/proposals', body: '{"title":' },
  {
    name: 'plain text',
    path: '/api/proposals',
    body: { title: 'x' },
    headers: { 'Content-Type': 'text/plain' },
  },
  {
    name: 'a form',
    path: '/api/proposals',
    body: 'title=x',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  },
  { name: 'a large comment', path: changes('comments'), body: { ...comment, text: 'x'.repeat(4001) } },
  { name: 'a large body', path: changes('comments'), body: { ...comment, text: 'x'.repeat(70_000) } },
  { name: 'a comment with a negative index', path: changes('comments'), body: { ...comment, path: [-1] } },
  { name: 'a comment that is not there', path: changes('comments/99'), body: { isDone: true } },
  { name: 'a comment with another number', path: changes('comments/-1'), body: { isDone: true } },
  {
    name: 'a link of many days',
    path: changes('links'),
    body: { item: STORY, language: 'en-GB', person: '', days: 999 },
  },
  {
    name: 'a link to a file above the content',
    path: changes('links'),
    body: { item: '../../../audit.jsonl', language: 'en-GB', person: '', days: 1 },
  },
  {
    name: 'a link in an unknown language',
    path: changes('links'),
    body: { item: STORY, language: '../x', person: '', days: 1 },
  },
  { name: 'other methods', path: changes(''), method: 'DELETE' },
  { name: 'a put into a desk', path: '/p/ID/api/save', method: 'PUT', body: save('new.json') },
  // Signed links.
  {
    name: 'a link without a signature',
    path: '/look/20260101abcd.aaaaaaaaaaaa.4102444800000./api/look',
    who: null,
  },
  { name: 'a link with another end', path: 'LINKapi/look', who: null, headers: { 'X-Change': 'end' } },
  {
    name: 'a link with another proposal',
    path: 'LINKapi/look',
    who: null,
    headers: { 'X-Change': 'proposal' },
  },
  { name: 'a file of the desk through a link', path: 'LINKapi/item?id=brand.json', who: null },
  { name: 'the overview through a link', path: 'LINKapi/overview', who: null },
  { name: 'a save through a link', path: 'LINKapi/save', who: null, body: save('new.json') },
  { name: 'media above the content through a link', path: 'LINKmedia/..%2f..%2fbrand.json', who: null },
  { name: 'an agreement without a name', path: 'LINKapi/agree', who: null, body: { name: '' } },
  { name: 'an agreement taken back that nobody gave', path: 'LINKapi/withdraw', who: null, body: {} },
  {
    name: 'an agreement with another key',
    path: 'LINKapi/agree',
    who: null,
    body: { name: 'x', commit: 'y' },
  },
  {
    name: 'a look of the site above its folder through a link',
    path: 'LINKlook/..%2f..%2fbrand.json',
    who: null,
  },
  { name: 'a link ended through a link', path: 'LINKapi/end', who: null, body: {} },
  {
    name: 'an agreement that another site sends',
    path: 'LINKapi/agree',
    who: null,
    body: { name: 'x' },
    headers: { Origin: 'https://evil.example' },
  },
  {
    name: 'a preview in an unknown language through a link',
    path: 'LINKapi/preview?page=../../x',
    who: null,
  },
];

async function send({ address = '10.0.0.5', body, headers = {}, method, path, who = ADA }: Hostile) {
  let target = path.replace('ID', id).replace('LINK', link);
  if (headers['X-Change'] === 'end') target = target.replace(/\.(\d{13})\./, '.4102444800000.');
  if (headers['X-Change'] === 'proposal') target = target.replace(id, '20260101abcdefgh');
  const own: Record<string, string> = who
    ? { 'X-User': who.id, 'X-Forwarded-Name': who.name, 'X-Forwarded-Groups': who.roles.join(',') }
    : {};
  const signed = { headers: { Host: HOST, ...own } };
  const { token = '' }: Partial<Team> = who ? await (await service.send('/api/team', signed)).json() : {};
  const isWriting = body !== undefined || (method !== undefined && method !== 'GET');
  const all = {
    ...{ Host: HOST, ...own },
    ...(isWriting && { Origin: ORIGIN, 'Content-Type': 'application/json', 'X-Desk-Token': token }),
    ...headers,
  };
  const response = await service.send(
    target,
    {
      method: method ?? (isWriting ? 'POST' : 'GET'),
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    address,
  );
  return { status: response.status, text: await response.text(), headers: response.headers };
}

it.each(REQUESTS)('refuses $name', async (request) => {
  const before = remote.log('--format=%H');
  const { headers, status, text } = await send(request);
  expect([400, 401, 403, 404, 405, 409, 413, 415]).toContain(status);
  expect(text).not.toContain(remote.root);
  expect(text).not.toContain('Quist Bicycles');
  expect(headers.get('Content-Security-Policy') ?? "default-src 'none'").toContain("default-src 'none'");
  expect(remote.log('--format=%H')).toBe(before);
  expect(readdirSync(remote.root).toSorted()).toEqual(['colleague', 'data', 'remote.git']);
});

it('refused them all without a change, and answers the team itself', async () => {
  expect(REQUESTS.length).toBeGreaterThan(60);
  expect(await service.as(ADA).view(id)).toMatchObject({
    state: 'draft',
    items: [{ id: STORY }],
    comments: [],
  });
  const linked = {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
  };
  expect((await send({ name: '', path: '/p/ID/api/session', headers: linked })).status).toBe(200);
  expect((await send({ name: '', path: 'LINKapi/look', who: null, address: '203.0.113.9' })).status).toBe(
    200,
  );
});

it('stops somebody who asks without a pause', async () => {
  const statuses = [];
  for (let count = 0; count < 700; count += 1)
    statuses.push((await send({ name: '', path: '/api/team', who: null, address: '198.51.100.7' })).status);
  expect(statuses).toContain(429);
});

it('ends a link at its time', async () => {
  const other = makeRemote();
  let time = Date.now();
  const later = await startService({ ...other, now: () => new Date(time) });
  const made = await later.as(ADA).propose('Short');
  const request = { item: STORY, language: 'en-GB', person: '', days: 1 };
  const response = await later.as(ADA).post(`/api/proposals/${made.id}/links`, request);
  const { url }: { url: string } = await response.json();
  const look = () => later.send(`${url.slice(ORIGIN.length)}api/look`, { headers: { Host: HOST } });
  expect((await look()).status).toBe(200);
  time += 25 * 60 * 60_000;
  expect((await look()).status).toBe(404);
});
