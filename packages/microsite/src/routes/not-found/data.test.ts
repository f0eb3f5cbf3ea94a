import { expect, test } from 'vitest';
import { gonePagesOf } from '../../build/outputs/redirects.ts';
import { listPages, listPublicPages, readPage } from '../pages.server.ts';
import type { RouteContext } from '../route.ts';
import { SMALL_FIRM } from '../testing/smallFirm.ts';

/** The small firm after somebody with a story and a page of the team has left; it has no team page. */
const LEFT: RouteContext = {
  ...SMALL_FIRM,
  content: {
    ...SMALL_FIRM.content,
    listGonePages: () => [
      { kind: 'story', section: 'work', id: 'a-canoe', slug: 'a-canoe', near: 'first-week' },
      { kind: 'member', slug: 'mo' },
    ],
    departedPeople: () => ['Mo_Tau'],
  },
};

test('a page that is gone is built without the name in its address, and is in no list', () => {
  const { paths } = LEFT.site;
  expect(gonePagesOf([{ context: LEFT }])).toEqual({ [paths.story('work', 'a-canoe')]: '/410/1/index.html' });
  expect(listPages(LEFT).map(({ path }) => path)).toContain('/410/1');
  expect(listPublicPages(LEFT)).toEqual(listPublicPages(SMALL_FIRM));
});

test('it leads to the nearest story first, then to its section', () => {
  const page = readPage(LEFT, '/410/1');
  expect(page?.route).toBe('not-found');
  expect(page?.data).toEqual({
    gone: {
      title: 'goneTitle',
      body: 'goneBody',
      links: [
        { label: expect.any(String), href: LEFT.site.paths.story('work', 'first-week') },
        { label: expect.any(String), href: LEFT.site.paths.section('work') },
      ],
    },
  });
  expect(JSON.stringify(page?.heads)).toContain('noindex');
});

test('the page for unknown addresses stays as it is', () => {
  expect(readPage(LEFT, '/404')?.data).toEqual({});
  expect(readPage(LEFT, '/410/7')?.data).toEqual({});
});
