import { beforeEach, expect, test, vi } from 'vitest';

const HOME = 'https://firm.example';
const PAGES = { '/': 'a1', '/team': 'b2' };

vi.stubGlobal('OFFLINE_SETTINGS', {
  bytes: 0,
  geolocation: '/geolocation',
  languages: [
    {
      tag: 'en-CA',
      home: '/',
      asOf: '',
      offline: '/offline',
      pages: PAGES,
      drawnBy: {},
      files: ['/logo.svg'],
    },
  ],
});
vi.stubGlobal('self', {
  registration: { scope: `${HOME}/` },
  location: { href: `${HOME}/sw.js`, origin: HOME },
});

let kept: Map<string, Response>;
const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
vi.stubGlobal('caches', {
  open: async () => ({
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => kept.get(urlOf(request)),
    put: async (key: string, answer: Response) => void kept.set(key, answer),
    delete: async (request: RequestInfo | URL) => kept.delete(urlOf(request)),
  }),
});

/** What was asked for; everything is answered by `answer`, as by a host of ours. */
let asked: string[];
function answerAll(answer: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const { pathname } = new URL(address);
    asked.push(pathname);
    expect(signal).toBeInstanceOf(AbortSignal);
    return Object.defineProperty(await answer(pathname), 'type', { value: 'basic' });
  });
}

function good(path: string): Response {
  const type = path.endsWith('.json')
    ? 'application/json'
    : path.endsWith('.svg')
      ? 'image/svg+xml'
      : 'text/html';
  return new Response('<script data-page="/page-data.json?1">', { headers: { 'Content-Type': type } });
}

/** A worker that has just started. */
async function started() {
  vi.resetModules();
  return (await import('./keepPages.ts')).keepPages;
}

beforeEach(() => {
  asked = [];
  kept = new Map();
});

test('keeps what is opened, then what is to be kept, and asks for nothing twice', async () => {
  answerAll(good);
  const keepPages = await started();
  const told = { path: '/story', pictures: [`${HOME}/photo.svg`] };
  await keepPages(told);
  await keepPages(told);
  const all = [
    '/story',
    '/story/page-data.json',
    '/photo.svg',
    '/',
    '/page-data.json',
    '/team',
    '/team/page-data.json',
    '/logo.svg',
  ];
  expect(asked).toEqual(all);
  expect([...kept.keys()]).toEqual(all.map((path) => HOME + path));
});

const HOSTILE: [string, () => Response | Promise<Response>][] = [
  ['a 404', () => new Response('', { status: 404 })],
  ['a 500', () => new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } })],
  ['an HTML page', () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['garbage', () => new Response('\u0000')],
];

test.each(HOSTILE)(
  'with %s for everything it asks for two files a page, each once, and keeps none',
  async (_, answer) => {
    answerAll(answer);
    const keepPages = await started();
    for (let page = 1; page <= 20; page += 1) {
      const before = asked.length;
      await keepPages({ path: `/story-${page % 3}`, pictures: [] });
      expect(asked.length - before).toBeLessThanOrEqual(2);
    }
    expect(new Set(asked).size).toBe(asked.length);
    expect(kept.size).toBe(0);
  },
);

test('without a network it asks for one file, and goes on with the same one when there is one again', async () => {
  answerAll(() => Promise.reject(new TypeError('Failed to fetch')));
  const keepPages = await started();
  await keepPages({ path: '/story', pictures: [] });
  expect(asked).toEqual(['/story', '/']);
  answerAll(good);
  await keepPages({ path: '/story', pictures: [] });
  expect(kept.has(`${HOME}/story`)).toBe(true);
  expect(kept.has(`${HOME}/team`)).toBe(true);
});
