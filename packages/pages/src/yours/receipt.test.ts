import { expect, test } from 'vitest';
import { receiptOf, thirdPartyCount, type VisitRequest } from './receipt.ts';
import { sizeWords } from './yoursWords.ts';

const request = (address: string, more: Partial<VisitRequest> = {}): VisitRequest => ({
  ...{ address, kind: 'picture', owner: 'site', bytes: 1000 },
  ...more,
});

const VISIT = [
  request('https://films.example/frame', { kind: 'frame', owner: 'third', bytes: null }),
  request('https://trees.example/', { kind: 'page', bytes: 5000 }),
  request('https://trees.example/oak.avif'),
  request('https://trees.example/oak.avif', { bytes: 0 }),
  request('https://content.trees.example/menu', { kind: 'data', owner: 'firm', bytes: null }),
];

test('groups requests by host, the site first and third parties last, and by kind', () => {
  expect(receiptOf(VISIT).map(({ host, owner, total }) => [host, owner, total])).toEqual([
    ['trees.example', 'site', { count: 3, bytes: 6000, isKnown: true }],
    ['content.trees.example', 'firm', { count: 1, bytes: 0, isKnown: false }],
    ['films.example', 'third', { count: 1, bytes: 0, isKnown: false }],
  ]);
  expect(receiptOf(VISIT)[0]).toMatchObject({
    kinds: [
      { kind: 'page', count: 1, bytes: 5000 },
      { kind: 'picture', count: 2, bytes: 1000 },
    ],
    addresses: ['https://trees.example/', 'https://trees.example/oak.avif'],
  });
});

test('counts third parties by their requests, and the hosts of the firm are none', () => {
  expect(thirdPartyCount(VISIT)).toBe(1);
  expect(thirdPartyCount(VISIT.filter(({ owner }) => owner !== 'third'))).toBe(0);
});

test('sizes are in the units of a person, in the language of the page', () => {
  expect([512, 8400, 3_120_000].map((bytes) => sizeWords(bytes, 'en-CA'))).toEqual([
    '512 bytes',
    '8.4 kB',
    '3.1 MB',
  ]);
  expect(sizeWords(3_120_000, 'fr-CA').replace(/\s/g, ' ')).toBe('3,1 Mo');
});
