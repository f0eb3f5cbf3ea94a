import { deck } from '@tamarack-lowe/stories';
import { beforeAll, expect, test } from 'vitest';
import { setSiteDeck } from '../../../../../apps/site/app/content/siteDeck.ts';
import { siteContext } from '../../../../../apps/site/app/siteContext.server.ts';
import { listPages } from '../../table/listPages.server.ts';
import { type RouteId, routeOf } from './routeOf.ts';

beforeAll(() => setSiteDeck(deck));

test.each<[string, RouteId]>([
  ['/', 'intro'],
  ['/grow-together', 'discover'],
  ['/grow-together/', 'discover'],
  ['/discover', 'discover'],
  ['/discover-your-story', 'discover'],
  ['/how-we-recruit-2', 'recruit'],
  ['/recruits', 'recruit'],
  ['/grow-together/our-people', 'story'],
  ['/how-we-recruit-1/$$$', 'story'],
  ['/connect-with-us', 'connect'],
  ['/connect-with-us/', 'connect'],
  ['/connect-with-us/li-qiao', 'member'],
  ['/campus-resources/campus-events', 'events'],
  ['/campus-resources/interview-prep/', 'resource'],
  ['/404', 'not-found'],
  ['/nowhere', 'not-found'],
  ['/grow-together/a/b', 'not-found'],
  ['/how-we-recruit-2/a', 'not-found'],
  ['/constructor', 'not-found'],
])('%s is a page of the kind %s', (path, id) => {
  expect(routeOf(path)).toBe(id);
});

test('every address that is built leads to a page', () => {
  const paths = listPages(siteContext()).map(({ path }) => path);
  const unknown = paths.filter((path) => routeOf(path) === 'not-found');
  expect(unknown).toEqual(['/404']);
});
