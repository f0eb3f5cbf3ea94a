import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ask } from './testing/ask.ts';
import { FILM, LONG_FILM, SCRIPT } from './testing/fixtures.ts';
import { SECURITY_HEADERS, servedSite } from './testing/servedSite.ts';

test.each([
  ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['gzip, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['*', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('serves the best coding for Accept-Encoding "%s"', async (accepted, encoding, unpack) => {
  const reply = await ask(await servedSite(), '/assets/app-1a2b3c.js', { 'Accept-Encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers).toMatchObject({
    ...SECURITY_HEADERS,
    vary: 'Accept-Encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(reply.bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(unpack(reply.bytes).toString()).toBe(SCRIPT);
});

test('responds 304 to a client that has the same representation of the file', async () => {
  const origin = await servedSite();
  const path = '/company';
  const plain = (await ask(origin, path)).headers.etag ?? '';
  const packed = (await ask(origin, path, { 'Accept-Encoding': 'br' })).headers.etag ?? '';
  expect(packed).not.toBe(plain);
  for (const tag of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
    const reply = await ask(origin, path, { 'If-None-Match': tag });
    expect(reply).toMatchObject({ status: 304, text: '' });
    expect(reply.headers).toMatchObject({ ...SECURITY_HEADERS, etag: plain, vary: 'Accept-Encoding' });
  }
  expect((await ask(origin, path, { 'If-None-Match': packed })).status).toBe(200);
  expect((await ask(origin, path, { 'If-None-Match': packed, 'Accept-Encoding': 'br' })).status).toBe(304);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=900-', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=990-5000', 990, 999],
])('serves the range %s of a film', async (range, start, end) => {
  const reply = await ask(await servedSite(), '/media/films/film.mp4', { Range: range });
  expect(reply.status).toBe(206);
  expect(reply.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': 'video/mp4',
    'content-range': `bytes ${start}-${end}/1000`,
    'content-length': String(end - start + 1),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.bytes.equals(FILM.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=1000-', 'bytes=-0', 'bytes=-5000', 'bytes=5-2'])(
  'refuses the range %s, which the film does not have',
  async (range) => {
    const reply = await ask(await servedSite(), '/media/films/film.mp4', { Range: range });
    expect(reply.status).toBe(416);
    expect(reply.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-range': 'bytes */1000',
      'cache-control': 'no-store',
    });
  },
);

test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
  'serves the whole film for the range %s',
  async (range) => {
    const reply = await ask(await servedSite(), '/media/films/film.mp4', { Range: range });
    expect(reply.status).toBe(200);
    expect(reply.headers['accept-ranges']).toBe('bytes');
    expect(reply.bytes.equals(FILM)).toBe(true);
  },
);

test('serves a range only of the file that the client has begun', async () => {
  const origin = await servedSite();
  const path = '/media/films/film.mp4';
  const etag = (await ask(origin, path)).headers.etag ?? '';
  expect((await ask(origin, path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  expect((await ask(origin, path, { Range: 'bytes=0-1', 'If-Range': '"older"' })).status).toBe(200);
});

test('serves a range of the uncompressed page', async () => {
  const headers = { Range: 'bytes=0-14', 'Accept-Encoding': 'br' };
  const reply = await ask(await servedSite(), '/company', headers);
  expect(reply).toMatchObject({ status: 206, text: '<!doctype html>' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('responds 412 when the file is not the one that the client expects', async () => {
  const reply = await ask(await servedSite(), '/company', { 'If-Match': '"older"', 'Accept-Encoding': 'br' });
  expect(reply).toMatchObject({ status: 412, text: 'This file is not the one that was expected.\n' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('responds 304 to a client that has seen the file since it was written', async () => {
  const origin = await servedSite();
  const seen = (await ask(origin, '/favicon.ico')).headers['last-modified'] ?? '';
  expect((await ask(origin, '/favicon.ico', { 'If-Modified-Since': seen })).status).toBe(304);
  const before = new Date(Date.parse(seen) - 60_000).toUTCString();
  expect((await ask(origin, '/favicon.ico', { 'If-Modified-Since': before })).status).toBe(200);
});

test('streams a long film, whole and in ranges', async () => {
  const origin = await servedSite();
  const path = '/media/films/Long.mp4';
  const whole = await ask(origin, path);
  expect(whole.headers['content-length']).toBe(String(LONG_FILM.length));
  expect(whole.bytes.equals(LONG_FILM)).toBe(true);
  const part = await ask(origin, path, { Range: 'bytes=299990-399999' });
  expect(part.status).toBe(206);
  expect(part.bytes.equals(LONG_FILM.subarray(299_990))).toBe(true);
});
