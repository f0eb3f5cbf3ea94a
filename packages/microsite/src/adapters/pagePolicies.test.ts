import { expect, test } from 'vitest';
import { pagePolicies } from './pagePolicies.ts';
import { planHomes } from './plan.ts';

const policy = (style: string) => `default-src 'none'; style-src 'self' 'sha256-${style}'`;

/** A plan of pages, each with a policy of its own, in the language of the root and in another. */
function planOf(addresses: readonly string[]) {
  const policies = new Map(addresses.map((address) => [`${address}index.html`, policy(address)]));
  const names = [...policies.keys(), '/404/index.html', '/de/404/index.html'];
  const form = { size: 1, etag: '""', read: async () => '' };
  const file = { ...form, type: 'text/html', modified: '', compressed: new Map() };
  const files = new Map(names.map((name) => [name, { ...file, name }]));
  return planHomes({ files, policies }, { base: '/', redirects: {}, contentPath: '/api', recordings: {} });
}

const ADDRESSES = ['/', '/a/', '/a/b/', '/a/c/', '/news/', '/de/', '/de/a/', '/de/a/b/', '/de/news/'];

test('has a rule for each page where they fit', () => {
  const rules = pagePolicies(planOf(ADDRESSES), { rules: 9, line: 2000 });
  expect(new Map(rules)).toEqual(new Map(ADDRESSES.map((address) => [address, policy(address)])));
});

test('has a rule for each folder where they do not, in each language, the longer later', () => {
  const rules = pagePolicies(planOf(ADDRESSES), { rules: 7, line: 2000 });
  expect(rules.map(([address]) => address)).toEqual(['/', '/a/*', '/de/', '/news/', '/de/a/*', '/de/news/']);
  expect(new Map(rules).get('/a/*')).toBe(
    "default-src 'none'; style-src 'self' 'sha256-/a/' 'sha256-/a/b/' 'sha256-/a/c/'",
  );
});
