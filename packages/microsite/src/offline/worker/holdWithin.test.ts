import { expect, test } from 'vitest';
import { KEPT_AS, KEPT_AT, KEPT_BYTES } from '../labels.ts';
import { holdWithin } from './holdWithin.ts';

type Kept = { path: string; at: number; bytes: number; as?: string };

/** A cache of answers with these labels. */
function shelfOf(kept: readonly Kept[]) {
  const answers = new Map(
    kept.map(({ path, at, bytes, as }) => [
      `https://firm.example${path}`,
      new Response('', {
        headers: {
          [KEPT_AT]: String(at),
          [KEPT_BYTES]: String(bytes),
          ...(as !== undefined && { [KEPT_AS]: as }),
        },
      }),
    ]),
  );
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  return {
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
    match: async (request: RequestInfo | URL) => answers.get(urlOf(request)),
    delete: async (request: RequestInfo | URL) => answers.delete(urlOf(request)),
    paths: () => [...answers.keys()].map((url) => new URL(url).pathname),
  };
}

test('takes nothing out as long as there is room', async () => {
  const shelf = shelfOf([
    { path: '/a', at: 1, bytes: 60 },
    { path: '/b', at: 2, bytes: 40 },
  ]);
  await holdWithin(shelf, 100);
  expect(shelf.paths()).toEqual(['/a', '/b']);
});

test('takes the oldest out first, until the rest fits', async () => {
  const shelf = shelfOf([
    { path: '/new', at: 3, bytes: 60 },
    { path: '/oldest', at: 1, bytes: 30 },
    { path: '/old', at: 2, bytes: 30 },
    { path: '/newest', at: 4, bytes: 40 },
  ]);
  await holdWithin(shelf, 100);
  expect(shelf.paths()).toEqual(['/new', '/newest']);
});

test('takes what is to be kept whatever is opened last, though it is older', async () => {
  const shelf = shelfOf([
    { path: '/tips', at: 1, bytes: 60, as: 'a1' },
    { path: '/opened', at: 2, bytes: 60 },
    { path: '/events', at: 3, bytes: 60, as: '' },
  ]);
  await holdWithin(shelf, 100);
  expect(shelf.paths()).toEqual(['/events']);
});
