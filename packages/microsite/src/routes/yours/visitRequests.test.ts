import { expect, test } from 'vitest';
import { visitRequest } from './visitRequests.ts';

const HOSTS = { site: 'https://rise.example', content: 'https://content.rise.example' };

const read = (name: string, initiatorType = 'link', more: object = {}) =>
  visitRequest(
    { name, entryType: 'resource', initiatorType, transferSize: 300, encodedBodySize: 200, ...more },
    HOSTS,
  );

test.each([
  ['https://rise.example/team', 'navigation', 'page'],
  ['https://rise.example/team/page-data.json?4f2a91c0', 'fetch', 'page'],
  ['https://rise.example/assets/oak.avif', 'img', 'picture'],
  ['https://rise.example/assets/oak.avif', 'css', 'picture'],
  ['https://rise.example/assets/entry.js', 'link', 'script'],
  ['https://rise.example/assets/page.css', 'link', 'style'],
  ['https://rise.example/assets/font.woff2', 'css', 'style'],
  ['https://rise.example/vitals', 'beacon', 'data'],
  ['https://rise.example/films/a.mp4', 'video', 'film'],
  ['https://films.example/embed/a', 'iframe', 'frame'],
  ['https://rise.example/elsewhere', 'link', 'other'],
])('%s, asked for by %s, is of the kind "%s"', (name, initiator, kind) => {
  const entryType = initiator === 'navigation' ? 'navigation' : 'resource';
  expect(read(name, initiator, { entryType })?.kind).toBe(kind);
});

test('the origin says whose host it is: a subdomain or another port is not the site', () => {
  const ownerOf = (name: string) => read(name)?.owner;
  expect(ownerOf('https://rise.example/a')).toBe('site');
  expect(ownerOf('https://content.rise.example/menu')).toBe('firm');
  expect(ownerOf('https://cdn.rise.example/a')).toBe('third');
  expect(ownerOf('https://rise.example:8443/a')).toBe('third');
  expect(ownerOf('https://rise.example.evil.example/a')).toBe('third');
});

test('bytes are those of the network: none from the cache, and unknown where a host does not tell', () => {
  const bytesOf = (transferSize: number, encodedBodySize: number) =>
    read('https://rise.example/a', 'img', { transferSize, encodedBodySize })?.bytes;
  expect(bytesOf(900, 800)).toBe(900);
  expect(bytesOf(0, 800)).toBe(0);
  expect(bytesOf(0, 0)).toBeNull();
});

test('addresses that reach no host are no requests', () => {
  expect(read('data:image/png;base64,AAAA', 'img')).toBeNull();
  expect(read('blob:https://rise.example/1', 'img')).toBeNull();
});
