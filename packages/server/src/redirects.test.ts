import { expect, test } from 'vitest';
import { createRedirects } from './redirects.ts';

test('redirects to an address with accents, in one hop and with the query', () => {
  const redirect = createRedirects({ '/firm': '/notre-société', '/old': '/firm', '/price': '/$$$' });
  const locationOf = (path: string) => redirect({ path, query: '?as=student' })?.headers.get('location');

  expect(locationOf('/firm/')).toBe('/notre-soci%C3%A9t%C3%A9?as=student');
  expect(locationOf('/old')).toBe('/notre-soci%C3%A9t%C3%A9?as=student');
  expect(locationOf('/price')).toBe('/$$$?as=student');
  expect(redirect({ path: '/nowhere', query: '' })).toBeNull();
});

test('never redirects in a loop', () => {
  const redirect = createRedirects({ '/a': '/b', '/b': '/a', '/c': '/c/', '/d': '/a' });
  for (const path of ['/a', '/b/', '/c', '/c/', '/d']) expect(redirect({ path, query: '' }), path).toBeNull();
});
