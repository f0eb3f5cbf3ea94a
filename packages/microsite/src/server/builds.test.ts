import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { followBuilds } from './builds.ts';

/** A folder of builds, as `prerender` keeps them; each answers with its id. */
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

const ASKED = new Request('https://site.example/page-data.json?a');

test('answers with the build that is current, and with the one before for a page of it', async () => {
  const { root, add, remove, show, open, opened } = site();
  add('a');
  show('a');
  const { handler, look } = await followBuilds(root, open);
  const said = async (request = new Request('https://site.example/')) => (await handler(request)).text();
  expect(await said()).toBe('a');

  add('b');
  show('b');
  expect(await said()).toBe('a');
  await look();
  expect([await said(), await said(ASKED)]).toEqual(['b', 'a']);

  show('a');
  await look();
  await look();
  expect(await said()).toBe('a');
  expect(opened).toEqual(['a', 'b']);

  add('c');
  show('c');
  remove('b');
  await look();
  expect([await said(), await said(ASKED)]).toEqual(['c', 'a']);
});

test('reads the build before only when a page of it is still open, after a restart', async () => {
  const { root, add, show, open, opened } = site();
  for (const id of ['a', 'b']) add(id);
  show('b');
  const { handler } = await followBuilds(root, open);
  await handler(new Request('https://site.example/'));
  expect(opened).toEqual(['b']);
  expect(await (await handler(ASKED)).text()).toBe('a');
  expect(opened).toEqual(['b', 'a']);
});

test('goes on with what it has when a build cannot be read', async () => {
  const { root, add, show, open } = site();
  add('a');
  show('a');
  const { handler, look } = await followBuilds(root, open);
  add('broken');
  show('broken');
  await expect(look()).rejects.toThrow('It cannot be read.');
  await look();
  expect(await (await handler(new Request('https://site.example/'))).text()).toBe('a');
});
