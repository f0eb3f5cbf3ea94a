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
      samePage: {},
      files: ['/logo.svg'],
    },
  ],
});
vi.stubGlobal('self', {
  registration: { scope: `${HOME}/` },
  location: { href: `${HOME}/sw.js`, origin: HOME },
});

let cached: Map<string, Response>;
const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
vi.stubGlobal('caches', {
  open: async () => ({
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => cached.get(urlOf(request)),
    put: async (key: string, answer: Response) => void cached.set(key, answer),
    delete: async (request: RequestInfo | URL) => cached.delete(urlOf(request)),
  }),
});

/** Paths that were requested. */
let requested: string[];
/** Stubs `fetch` with a host of ours that responds so to every path. */
function respondToAll(respond: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const { pathname } = new URL(address);
    requested.push(pathname);
    expect(signal).toBeInstanceOf(AbortSignal);
    return Object.defineProperty(await respond(pathname), 'type', { value: 'basic' });
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

/** Starts a worker. */
async function startWorker() {
  vi.resetModules();
  vi.resetModules();
  return (await import('./savePages.ts')).savePages;
}

beforeEach(() => {
  requested = [];
  cached = new Map();
});

test('caches the opened page, then pinned pages, and requests nothing twice', async () => {
  respondToAll(good);
  const savePages = await startWorker();
  const message = { path: '/story', pictures: [`${HOME}/photo.svg`] };
  await savePages(message);
  await savePages(message);
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
  expect(requested).toEqual(all);
  expect([...cached.keys()]).toEqual(all.map((path) => HOME + path));
});

const HOSTILE: [string, () => Response | Promise<Response>][] = [
  ['a 404', () => new Response('', { status: 404 })],
  ['a 500', () => new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } })],
  ['an HTML page', () => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['garbage', () => new Response('\u0000')],
];

test.each(HOSTILE)(
  'with %s for every request, it requests two files for each page, each once, and caches none',
  async (_, answer) => {
    respondToAll(answer);
    const savePages = await startWorker();
    for (let page = 1; page <= 20; page += 1) {
      const before = requested.length;
      await savePages({ path: `/story-${page % 3}`, pictures: [] });
      expect(requested.length - before).toBeLessThanOrEqual(2);
    }
    expect(new Set(requested).size).toBe(requested.length);
    expect(cached.size).toBe(0);
  },
);

test('without a network it requests one file, and goes on with it when the network is back', async () => {
  respondToAll(() => Promise.reject(new TypeError('Failed to fetch')));
  const savePages = await startWorker();
  await savePages({ path: '/story', pictures: [] });
  expect(requested).toEqual(['/story', '/']);
  respondToAll(good);
  await savePages({ path: '/story', pictures: [] });
  expect(cached.has(`${HOME}/story`)).toBe(true);
  expect(cached.has(`${HOME}/team`)).toBe(true);
});
