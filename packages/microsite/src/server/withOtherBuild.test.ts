import { expect, test } from 'vitest';
import { withOtherBuild } from './withOtherBuild.ts';

/** A build whose pages have these scripts, and files by their addresses. */
const build = (version: string, files: Record<string, string>) => ({
  version,
  handler(request: Request) {
    const text = files[new URL(request.url).pathname];
    return text === undefined
      ? new Response('none', { status: 404 })
      : new Response(text, { headers: { ETag: `"${text}-hash-br"` } });
  },
});

const DATA = '/news/page-data.json';

async function answered(path: string, other: ReturnType<typeof build> | null) {
  const current = build('new', { '/news': 'page', [DATA]: 'fresh', '/gone/page-data.json': 'fresh' });
  const handler = withOtherBuild({ current, other: async () => other });
  return (await handler(new Request(`https://site.example${path}`))).text();
}

const before = build('old', { '/news': 'old page', [DATA]: 'stale' });

test.each([
  ['a page', '/news', 'page'],
  ['data, by whoever says nothing of a build', DATA, 'fresh'],
  ['data for its own scripts', `${DATA}?new`, 'fresh'],
  ['data for the scripts of the other build', `${DATA}?old`, 'stale'],
  ['data that a page of now was drawn from', `${DATA}?fresh-ha`, 'fresh'],
  ['data that a page of the other build was drawn from', `${DATA}?stale-ha`, 'stale'],
  ['data of a build that nobody keeps', `${DATA}?older`, 'fresh'],
  ['a page with a query that means something else', '/news?old', 'page'],
  ['data of a page that the other build has not', '/gone/page-data.json?old', 'fresh'],
])('answers for %s', async (_, path, text) => {
  expect(await answered(path, before)).toBe(text);
});

test('is the current build where there is no other', async () => {
  expect(await answered(`${DATA}?old`, null)).toBe('fresh');
});

test('does not take a build that says nothing of its scripts for any that is asked for', async () => {
  expect(await answered(`${DATA}?`, build('', { [DATA]: 'plain' }))).toBe('fresh');
});
