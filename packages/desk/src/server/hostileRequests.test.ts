import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedDesk, startDesk } from './startDesk.ts';

/** A request as it goes over the wire; a real client would tidy it up. */
type Hostile = {
  name: string;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Statuses that refuse it. */
  expected: readonly number[];
};

const SECRET = 'not for the desk';
const root = mkdtempSync(join(tmpdir(), 'desk-hostile-'));
const content = join(root, 'content');
let desk: StartedDesk;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(content, 'films'), { recursive: true });
  mkdirSync(join(content, 'pictures/people'), { recursive: true });
  writeFileSync(join(root, 'secret.json'), JSON.stringify({ secret: SECRET }));
  writeFileSync(join(root, 'secret.mp4'), SECRET);
  writeFileSync(join(content, 'brand.json'), JSON.stringify({ language: 'en', firm: 'Birch' }));
  writeFileSync(join(content, 'messages.en.json'), '{"a": "b"}');
  writeFileSync(join(content, '.env.json'), JSON.stringify({ secret: SECRET }));
  symlinkSync(root, join(content, 'out'));
  symlinkSync(join(root, 'secret.json'), join(content, 'link.json'));
  symlinkSync(join(root, 'secret.mp4'), join(content, 'films/link.mp4'));
  symlinkSync(join(root, 'secret.json'), join(content, 'pictures/people/link.svg'));
  desk = await startDesk({ contentFolder: content, port: 0, editor: 'Ada Moe' });
  port = Number(new URL(desk.url).port);
});
afterAll(() => desk.close());

const item = (id: string) => `/api/item?id=${id}`;
const draft = (file: unknown, more: object = {}) =>
  JSON.stringify({
    file,
    version: null,
    opened: '',
    edits: [{ op: 'set', path: ['x'], value: SECRET }],
    ...more,
  });

/** Reading what is no content, by any spelling. */
const READING: Hostile[] = [
  ['dot segments', '/../secret.json'],
  ['dot segments in an asset', '/assets/../../../secret.json'],
  ['escaped dots', '/%2e%2e/secret.json'],
  ['escaped slashes', '/..%2f..%2fsecret.json'],
  ['escaped twice', '/%252e%252e%252fsecret.json'],
  ['backslashes', '/..\\..\\secret.json'],
  ['escaped backslashes', '/..%5c..%5csecret.json'],
  ['a null byte', '/index.html%00.json'],
  ['an overlong encoding', '/%c0%ae%c0%ae/secret.json'],
  ['an address with a host', 'http://evil.example/api/session'],
  ['two slashes', '//etc/passwd'],
  ['an item above the folder', item('../secret.json')],
  ['an item above the folder, escaped', item('%2e%2e%2fsecret.json')],
  ['an absolute item', item('/etc/passwd')],
  ['an item through a linked folder', item('out/secret.json')],
  ['an item in Windows words', item('..%5csecret.json')],
  ['a hidden item', item('.env.json')],
  ['an item of another kind', item('films/link.mp4')],
  ['an item with a null byte', item('brand.json%00')],
  ['an item that is a folder', item('films')],
  ['no item', '/api/item'],
  ['a prototype as item', item('__proto__')],
  ['a film above the folder', '/content/films/..%2f..%2fsecret.mp4'],
  ['a film behind a link', '/content/films/link.mp4'],
  ['a film of another kind', '/content/films/..%2fbrand.json'],
  ['a picture behind a link', '/api/pictures/people/link'],
  ['a picture above the folder', '/api/pictures/people/..%2f..%2f..%2fsecret'],
  ['a picture of an unknown kind', '/api/pictures/schema/story'],
  ['a picture of a prototype', '/api/pictures/__proto__/toString'],
  ['a picture of a huge width', '/api/pictures/people/Amara?width=1e309'],
  ['a picture of a negative width', '/api/pictures/people/Amara?width=-1'],
  ['media above the folder', '/media/pictures/people/..%2f..%2fbrand.json'],
].map(([name = '', path = '']) => ({ name, path, expected: [400, 403, 404] }));

/** Sending from elsewhere. */
const STRANGERS: Hostile[] = headersOfStrangers().map((each) => ({
  path: '/api/session',
  expected: [400, 403],
  ...each,
}));

function headersOfStrangers(): Pick<Hostile, 'name' | 'headers'>[] {
  return [
    { name: 'another host', headers: { Host: 'evil.example' } },
    { name: 'another host with our port', headers: { Host: 'evil.example:4300' } },
    { name: 'a host that begins like ours', headers: { Host: 'localhost.evil.example' } },
    { name: 'a host with a user', headers: { Host: 'localhost@evil.example' } },
    { name: 'localhost with another port', headers: { Host: 'localhost:1' } },
    { name: 'an empty host', headers: { Host: '' } },
    { name: 'another origin', headers: { Origin: 'https://evil.example' } },
    { name: 'an origin of a sandbox', headers: { Origin: 'null' } },
    { name: 'an origin with another port', headers: { Origin: 'http://localhost:1' } },
    { name: 'a request that another site sends', headers: { 'Sec-Fetch-Site': 'cross-site' } },
    { name: 'a request of a site beside ours', headers: { 'Sec-Fetch-Site': 'same-site' } },
  ];
}

/** Writing what the protocol does not have. */
const WRITING: Hostile[] = bodies().map((each) => ({
  method: 'POST',
  expected: [400, 403, 413, 415],
  ...each,
}));

function bodies(): (Pick<Hostile, 'name' | 'path' | 'body' | 'headers'> & { expected?: number[] })[] {
  return [
    { name: 'a save without an origin', path: '/api/save', body: draft('new.json'), headers: { Origin: '' } },
    {
      name: 'a save of another origin',
      path: '/api/save',
      body: draft('new.json'),
      headers: { Origin: 'https://evil.example' },
    },
    {
      name: 'a save as a form',
      path: '/api/save',
      body: 'file=a',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    {
      name: 'a save as plain text',
      path: '/api/save',
      body: draft('new.json'),
      headers: { 'Content-Type': 'text/plain' },
    },
    { name: 'a save that is no JSON', path: '/api/save', body: '{"file":' },
    { name: 'a save that is not UTF-8', path: '/api/save', body: Buffer.from('\xff\xfe{}', 'latin1') },
    { name: 'an empty save', path: '/api/save', body: '' },
    { name: 'a save that is a list', path: '/api/save', body: '[]' },
    { name: 'a save that is null', path: '/api/save', body: 'null' },
    { name: 'a file that is a list', path: '/api/save', body: draft(['brand.json']) },
    { name: 'a file that is too long', path: '/api/save', body: draft(`${'a'.repeat(400)}.json`) },
    { name: 'an unknown key', path: '/api/save', body: draft('new.json', { mode: 0o777 }) },
    {
      name: 'a key of a prototype',
      path: '/api/save',
      body: draft('new.json').replace('{', '{"__proto__":{"a":1},'),
    },
    {
      name: 'an unknown edit',
      path: '/api/save',
      body: draft('new.json', { edits: [{ op: 'run', path: [] }] }),
    },
    {
      name: 'a path that is a text',
      path: '/api/save',
      body: draft('new.json', { edits: [{ op: 'remove', path: 'a' }] }),
    },
    {
      name: 'a path with a negative index',
      path: '/api/save',
      body: draft('new.json', { edits: [{ op: 'remove', path: [-1] }] }),
    },
    {
      name: 'a path of many parts',
      path: '/api/save',
      body: draft('new.json', { edits: [{ op: 'remove', path: Array(100).fill('a') }] }),
    },
    {
      name: 'a value of great depth',
      path: '/api/save',
      body: draft('new.json').replace(`"${SECRET}"`, '['.repeat(5000) + ']'.repeat(5000)),
    },
    {
      name: 'too many edits',
      path: '/api/save',
      body: draft('new.json', { edits: Array(10_001).fill({ op: 'remove', path: [] }) }),
    },
    {
      name: 'more than eight megabytes',
      path: '/api/save',
      body: draft('new.json', { opened: 'x'.repeat(9_000_000) }),
      expected: [413],
    },
    {
      name: 'too many drafts to check',
      path: '/api/issues',
      body: JSON.stringify({
        files: [],
        drafts: Array(101).fill(JSON.parse(draft('brand.json'))),
        scope: 'fields',
      }),
    },
    { name: 'nothing to remove', path: '/api/remove', body: '{"files":[]}' },
    { name: 'a review without versions', path: '/api/reviews', body: '{"id":"brand.json","language":"fr"}' },
    { name: 'a picture as JSON', path: '/api/pictures?kind=people&name=Ada', body: '{}' },
  ];
}

/** Methods that nothing answers to. */
const METHODS: Hostile[] = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'].map(
  (method) => ({
    name: method,
    method,
    path: '/api/session',
    expected: [400, 403, 404, 405, 501],
  }),
);

it.each([...READING, ...STRANGERS, ...WRITING, ...METHODS])('refuses $name', async (request) => {
  const { status, text } = await send(request);
  expect(request.expected).toContain(status);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain(root);
});

/** Files that a save may not write; the response says so in words. */
const UNSAFE = [
  '../new.json',
  '/new.json',
  'out/new.json',
  'link.json',
  '.new.json',
  'a/../../new.json',
  'a\\new.json',
  'new.json\0',
  'new.ts',
  'new.html',
  'nul.json',
  'brand.json/x.json',
  'c:new.json',
  'new.json.',
  'ne\u202ew.json',
  'blocks.ts',
  'new.JSON ',
  'node_modules/.bin/a.json',
];

it.each(UNSAFE)('writes nothing to %j', async (file) => {
  const { status, text } = await send({
    name: file,
    method: 'POST',
    path: '/api/save',
    body: draft(file),
    expected: [],
  });
  expect(status === 200 ? JSON.parse(text).result : 'refused').not.toBe('saved');
  expect(readdirSync(root).sort()).toEqual(['content', 'secret.json', 'secret.mp4']);
  expect(readFileSync(join(root, 'secret.json'), 'utf8')).toBe(JSON.stringify({ secret: SECRET }));
});

it('has more than 60 hostile requests, and answers the desk itself', async () => {
  expect(
    READING.length + STRANGERS.length + WRITING.length + METHODS.length + UNSAFE.length,
  ).toBeGreaterThanOrEqual(60);
  expect((await send({ name: 'own', path: '/api/session', expected: [] })).status).toBe(200);
  const saved = await send({
    name: 'own',
    method: 'POST',
    path: '/api/save',
    body: draft('new.json'),
    expected: [],
  });
  expect(JSON.parse(saved.text)).toMatchObject({ result: 'saved' });
});

/** Sends bytes as they are, and reads until the server closes the connection. */
function send({
  body,
  headers = {},
  method = 'GET',
  path,
}: Hostile): Promise<{ status: number; text: string }> {
  const all: Record<string, string> = {
    Host: `localhost:${port}`,
    ...(method === 'GET' ? {} : { Origin: `http://localhost:${port}`, 'Content-Type': 'application/json' }),
    ...headers,
    ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    Connection: 'close',
  };
  const lines = Object.entries(all)
    .filter(([name, value]) => name !== 'Origin' || value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
      if (body !== undefined) socket.write(body);
    });
    const finish = () => {
      const text = Buffer.concat(chunks).toString();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 400),
        text: text.slice(text.indexOf('\r\n\r\n') + 4),
      });
    };
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    socket.on('close', finish);
    // A server that refuses a large body closes before it was sent.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
  });
}
