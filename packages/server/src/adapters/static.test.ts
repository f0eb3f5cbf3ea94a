import { expect, test } from 'vitest';
import { planSite } from './plan.ts';
import { mergePolicies, pagePolicies } from './static.ts';

const policy = (style: string) => `default-src 'none'; style-src 'self' 'sha256-${style}'`;

/** A plan of pages in two languages, each with a policy of its own. */
function planOf(addresses: readonly string[]) {
  const policies = new Map(addresses.map((address) => [`${address}index.html`, policy(address)]));
  const names = [...policies.keys(), '/404/index.html', '/de/404/index.html'];
  const form = { size: 1, etag: '""', read: async () => '' };
  const file = { ...form, type: 'text/html', modified: '', compressed: new Map() };
  const files = new Map(names.map((name) => [name, { ...file, name }]));
  return planSite({ files, policies }, { base: '/', redirects: {}, contentPath: '/api', recordings: {} });
}

const ADDRESSES = ['/', '/a/', '/a/b/', '/a/c/', '/news/', '/de/', '/de/a/', '/de/a/b/', '/de/news/'];

test('has a rule for each page where they fit', () => {
  const rules = pagePolicies(planOf(ADDRESSES), { rules: 9, line: 2000 });
  expect(new Map(rules)).toEqual(new Map(ADDRESSES.map((address) => [address, policy(address)])));
});

test('has a rule for each folder of each language where pages do not fit, longer addresses later', () => {
  const rules = pagePolicies(planOf(ADDRESSES), { rules: 7, line: 2000 });
  expect(rules.map(([address]) => address)).toEqual(['/', '/a/*', '/de/', '/news/', '/de/a/*', '/de/news/']);
  expect(new Map(rules).get('/a/*')).toBe(
    "default-src 'none'; style-src 'self' 'sha256-/a/' 'sha256-/a/b/' 'sha256-/a/c/'",
  );
});

const policyWith = (script: string, style: string) =>
  `default-src 'none'; script-src 'self' 'sha256-${script}'; style-src 'self' 'sha256-${style}'`;

test('merges policies into one that allows what each page needs, once', () => {
  expect(mergePolicies([policyWith('a', 'x'), policyWith('a', 'y')], 2000)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-x' 'sha256-y'",
  );
});

test('allows any inline style where a line is too short for the hashes, never any script', () => {
  expect(mergePolicies([policyWith('a', 'x'), policyWith('b', 'y')], 90)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'",
  );
});
