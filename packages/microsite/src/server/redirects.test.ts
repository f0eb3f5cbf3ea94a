import { expect, test } from 'vitest';
import { createMovedAnswers } from './redirects.ts';

test('leads to an address with accents, in one hop and with the query', () => {
  const moved = createMovedAnswers({ '/firm': '/notre-société', '/old': '/firm', '/price': '/$$$' });
  const locationOf = (path: string) => moved({ path, query: '?as=student' })?.headers.get('location');

  expect(locationOf('/firm/')).toBe('/notre-soci%C3%A9t%C3%A9?as=student');
  expect(locationOf('/old')).toBe('/notre-soci%C3%A9t%C3%A9?as=student');
  expect(locationOf('/price')).toBe('/$$$?as=student');
  expect(moved({ path: '/nowhere', query: '' })).toBeNull();
});

test('sends nobody round in a circle', () => {
  const moved = createMovedAnswers({ '/a': '/b', '/b': '/a', '/c': '/c/', '/d': '/a' });
  for (const path of ['/a', '/b/', '/c', '/c/', '/d']) expect(moved({ path, query: '' }), path).toBeNull();
});
