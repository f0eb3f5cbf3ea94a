import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followBuilds, withOtherBuild } from './serveBuilds.ts';

/** A folder of builds, laid out as `prerender` does; each responds with its id. */
function site() {
  const home = mkdtempSync(join(tmpdir(), 'follow-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const opened: string[] = [];
  return {
    opened,
    root: join(home, 'client'),
    add(id: string) {
      mkdirSync(join(home, 'builds', id, 'client'), { recursive: true });
      writeFileSync(join(home, 'builds', id, 'build.json'), JSON.stringify({ version: id }));
    },
    remove: (id: string) => rmSync(join(home, 'builds', id), { recursive: true }),
    show(id: string) {
      rmSync(join(home, 'current'), { force: true });
      symlinkSync(join('builds', id), join(home, 'current'));
    },
    async open(root: string) {
      const id = basename(dirname(root));
      opened.push(id);
      if (id === 'broken') throw new Error('It cannot be read.');
      return () => new Response(id);
    },
  };
}

const DATA_OF_A = new Request('https://site.example/page-data.json?a');

test('serves the current build, and the one before to open pages of it', async () => {
  const { root, add, remove, show, open, opened } = site();
  add('a');
  show('a');
  const { handler, update } = await followBuilds(root, open);
  const textOf = async (request = new Request('https://site.example/')) => (await handler(request)).text();
  expect(await textOf()).toBe('a');

  add('b');
  show('b');
  expect(await textOf()).toBe('a');
  await update();
  expect([await textOf(), await textOf(DATA_OF_A)]).toEqual(['b', 'a']);

  show('a');
  await update();
  await update();
  expect(await textOf()).toBe('a');
  expect(opened).toEqual(['a', 'b']);

  add('c');
  show('c');
  remove('b');
  await update();
  expect([await textOf(), await textOf(DATA_OF_A)]).toEqual(['c', 'a']);
});

test('reads the build before only for an open page of it, after a restart', async () => {
  const { root, add, show, open, opened } = site();
  for (const id of ['a', 'b']) add(id);
  show('b');
  const { handler } = await followBuilds(root, open);
  await handler(new Request('https://site.example/'));
  expect(opened).toEqual(['b']);
  expect(await (await handler(DATA_OF_A)).text()).toBe('a');
  expect(opened).toEqual(['b', 'a']);
});

test('keeps serving the last build when the next one cannot be read', async () => {
  const { root, add, show, open } = site();
  add('a');
  show('a');
  const { handler, update } = await followBuilds(root, open);
  add('broken');
  show('broken');
  await expect(update()).rejects.toThrow('It cannot be read.');
  await update();
  expect(await (await handler(new Request('https://site.example/'))).text()).toBe('a');
});

/** A build with a version of scripts, and files by their addresses. */
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

async function textAt(path: string, other: ReturnType<typeof build> | null) {
  const current = build('new', { '/news': 'page', [DATA]: 'fresh', '/gone/page-data.json': 'fresh' });
  const handler = withOtherBuild({ current, other: async () => other });
  return (await handler(new Request(`https://site.example${path}`))).text();
}

const before = build('old', { '/news': 'old page', [DATA]: 'stale' });

test.each([
  ['a page', '/news', 'page'],
  ['data, asked for without a build', DATA, 'fresh'],
  ['data for its own scripts', `${DATA}?new`, 'fresh'],
  ['data for the scripts of the other build', `${DATA}?old`, 'stale'],
  ['data of a page of the current build, by its hash', `${DATA}?fresh-ha`, 'fresh'],
  ['data of a page of the other build, by its hash', `${DATA}?stale-ha`, 'stale'],
  ['data of a build that is gone', `${DATA}?older`, 'fresh'],
  ['a page with an unrelated query', '/news?old', 'page'],
  ['data of a page that the other build does not have', '/gone/page-data.json?old', 'fresh'],
])('serves %s', async (_, path, text) => {
  expect(await textAt(path, before)).toBe(text);
});

test('serves the current build where there is no other', async () => {
  expect(await textAt(`${DATA}?old`, null)).toBe('fresh');
});

test('never serves a build without a version for an empty query', async () => {
  expect(await textAt(`${DATA}?`, build('', { [DATA]: 'plain' }))).toBe('fresh');
});
