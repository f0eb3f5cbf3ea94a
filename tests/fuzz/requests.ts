import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { createSiteHandler } from '../../packages/server/src/handler.ts';
import { hardenedServer } from '../../packages/server/src/node.ts';
import { readBuiltSite } from '../../packages/server/src/readBuiltSite.ts';
import { SECRET, writeBuiltFolder } from './builtFolder.ts';
import type { Ending, Target } from './fuzz.ts';

type Sent = { method: string; target: string; headers: [string, string][] };

const FORGED = 'forged.example';
/** Milliseconds until a request without a response counts as failed. */
const NO_RESPONSE_MS = 20_000;

const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'get', 'PROPFIND');
const knownPath = fc.constantFrom(
  '/',
  '/company',
  '/fr/',
  '/films/film.mp4',
  '/nowhere',
  '/old',
  '/left',
  '/readyz',
  '/geolocation',
  '/learn/wp-json/api/menu',
);
const junk = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', ' ', '\0', '\t', 'é', '"', ','.repeat(500), 'a'.repeat(3000)),
);

const hostValue = fc.oneof(
  fc.constantFrom(
    'site.example',
    FORGED,
    `${FORGED}:80`,
    `site.example@${FORGED}`,
    `site.example, ${FORGED}`,
    '[::1]',
    '[',
    '127.0.0.1:99999',
    '..',
    '/etc/passwd',
    '%00',
    'xn--a',
    'http://',
    '',
  ),
  junk,
  fc.ipV6(),
);
const forwardedHeader = fc.constantFrom(
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'Forwarded',
  'X-Real-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-HTTP-Method-Override',
  'CF-IPCountry',
  'X-Country-Code',
  'Origin',
  'Referer',
  'Via',
  'X-Request-Id',
);
const hosts: fc.Arbitrary<Sent> = fc.record({
  method,
  target: knownPath,
  headers: fc.array(
    fc.tuple(
      forwardedHeader,
      fc.oneof(
        hostValue,
        hostValue.map((host) => `for=${host};host="${host}";proto=https`),
        fc.constant('../secret.txt'),
      ),
    ),
    { maxLength: 6 },
  ),
});

const segment = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2E.',
      '%252e%252e',
      '..%2f',
      '..%5c',
      '%5c..',
      '..;',
      '%00',
      '%c0%ae%c0%ae',
      '%u002e',
      '....',
      '..\\',
      '~',
      '%',
      '%zz',
      '::$DATA',
      'con',
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'company',
      'café',
      'caf%C3%A9',
      'cafe%CC%81',
      'index.html',
      'films',
      'film.mp4',
      'assets',
      'app.js',
      'app.js.br',
      'fr',
      '404',
      '410',
      '1',
      'old',
      'left',
      'learn',
      'wp-json',
      'api',
      'menu',
      '.well-known',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '.env',
      '%2eenv',
      '_headers',
      'secret.txt',
      'leak.txt',
      'up',
      '.git',
      'config',
      'records.json',
      'etc',
      'passwd',
      'proc',
      'self',
      'environ',
    ),
  },
  { weight: 1, arbitrary: junk },
);
const slash = fc.constantFrom('/', '/', '/', '//', '\\', '%2f', '%5C', '/./');
const paths: fc.Arbitrary<Sent> = fc.record({
  method,
  target: fc
    .tuple(
      fc.constantFrom('/', '/', '/', '', '//', `http://${FORGED}/`, 'file:///', 'HTTP://[::1/', '*', '/?'),
      fc.array(fc.tuple(segment, slash), { maxLength: 9 }),
      fc.oneof(
        fc.constant(''),
        fc.constantFrom('?', '?lang=fr', '?lang=../../secret', '#', '?%'),
        junk.map((text) => `?${text}`),
      ),
    )
    .map(([start, parts, query]) => start + parts.flat().join('') + query),
  headers: fc.constant([]),
});

const position = fc.oneof(
  fc.nat(1200),
  fc.constantFrom('', '-0', '00', '999999999999999999999', '-1', '1e3', '0x10', ' 5', 'NaN'),
);
const span = fc.tuple(position, position).map(([from, to]) => `${from}-${to}`);
const rangeValue = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('bytes=', 'bytes=', 'bytes =', 'BYTES=', 'items=', ''),
      fc.array(span, { maxLength: 4 }),
    )
    .map(([unit, spans]) => unit + spans.join(',')),
  fc
    .integer({ min: 50, max: 600 })
    .map((length) => `bytes=${Array.from({ length }, (_, index) => `${index}-`).join(',')}`),
  junk,
);
const tag = fc.oneof(
  fc.constantFrom('*', '"x"', 'W/"x"', 'Fri, 27 Nov 2026 00:00:00 GMT', '"'.repeat(2000)),
  junk,
);
const ranges: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom('GET', 'GET', 'HEAD'),
  target: fc.constantFrom('/films/film.mp4', '/films/long.mp4', '/', '/assets/app.js', '/nowhere', '/left'),
  headers: fc
    .tuple(
      fc.array(
        rangeValue.map((value): [string, string] => ['Range', value]),
        { minLength: 1, maxLength: 2 },
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'If-Range',
            'If-Match',
            'If-None-Match',
            'If-Modified-Since',
            'If-Unmodified-Since',
            'Cache-Control',
          ),
          tag,
        ),
        { maxLength: 3 },
      ),
      fc.array(
        fc.tuple(
          fc.constant('Accept-Encoding'),
          fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*;q=0.1', 'br;q=nan'), junk),
        ),
        { maxLength: 1 },
      ),
    )
    .map((lists) => lists.flat()),
});

/** Starts the server of a site in front of a small built folder, on a socket of this machine. */
async function open() {
  const built = writeBuiltFolder();
  const handler = createSiteHandler({
    site: readBuiltSite(built.root),
    redirects: { '/old': '/company' },
    gone: { '/left': '/410/1/index.html' },
    measureTo: '/vitals',
    log: { info: () => undefined, error: () => undefined },
  });
  const server = hardenedServer(handler);
  const place =
    process.platform === 'win32'
      ? String.raw`\\.\pipe\fuzz`
      : path.join(tmpdir(), `fuzz-${process.pid}.sock`);
  rmSync(place, { force: true });
  await new Promise<void>((ready) => server.listen(place, ready));
  return {
    run: async ({ method, target, headers }: Sent): Promise<Ending> => {
      const lines = headers.map(([name, value]) => `${name}: ${value}`);
      const host = headers.some(([name]) => name === 'Host') ? [] : ['Host: site.example'];
      const bytes = await exchange(
        place,
        `${[`${method} ${target} HTTP/1.1`, ...host, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`,
      );
      return endingOf(bytes, built.isServed, method === 'HEAD');
    },
    close: async () => {
      await new Promise((closed) => server.close(closed));
      built.remove();
    },
  };
}

/** Sends bytes, closes this side, and resolves to all bytes that come back. */
function exchange(place: string, text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(place, () => socket.end(Buffer.from(text)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A refused request closes the connection while we still write.
    socket.on('error', () => undefined);
    socket.setTimeout(NO_RESPONSE_MS, () => {
      socket.destroy();
      reject(new Error('no response'));
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

/** Bodies that the server writes itself, in words. */
const OWN_WORDS =
  /^(?:Alive|Ready|Only GET|This page|This request|There is no|This file|\{"country_code|\{"code")/;

/** Judges every response in what came back: a case with a line break inside may be two requests. */
function endingOf(bytes: Buffer, isServed: (bytes: Buffer) => boolean, isHead: boolean): Ending {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.subarray(0, Math.max(end, 0)).toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  const isChunked = /^transfer-encoding: chunked/im.test(head);
  const body = bytes.subarray(end + 4, isChunked ? undefined : end + 4 + length);
  const isOurs =
    body.length === 0 ||
    isHead ||
    isServed(isChunked ? dechunked(body) : body) ||
    OWN_WORDS.test(body.toString());
  const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
  const isForged = new RegExp(FORGED).test(head) || !/^\/(?![/\\])/.test(location);
  return {
    status,
    outside: !isOurs || isForged || bytes.includes(SECRET),
    wrong:
      !/^x-content-type-options: nosniff/im.test(head) && status !== 0
        ? 'without security headers'
        : undefined,
  };
}

function dechunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, line).toString(), 16);
    if (line < 0 || !(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

export const REQUESTS: readonly Target<Sent>[] = [
  { name: 'Host and forwarded headers', cases: 10_000, arbitrary: hosts, open },
  { name: 'paths', cases: 16_000, arbitrary: paths, open },
  { name: 'ranges and conditions', cases: 9_000, arbitrary: ranges, open },
];
