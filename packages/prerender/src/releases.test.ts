import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  carryHashedFiles,
  deleteOtherEpochs,
  hasOtherEpoch,
  publishBuild,
  readBuilds,
  rollBack,
} from './releases.ts';

function write(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Creates a folder of builds, with a function that publishes another build. */
function builds(files: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'builds-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  write(home, files);
  const root = join(home, 'client');
  return {
    home,
    root,
    publish(name: string, more: Record<string, string> = {}, epoch = '') {
      const fresh = join(home, 'next');
      write(fresh, {
        'client/index.html': name,
        [`client/assets/${name}.js`]: name,
        [`client/media/faces/${name}.avif`]: name,
        'csp.json': name,
        ...more,
      });
      const hashed = ['assets', 'media'];
      const kept = carryHashedFiles(root, join(fresh, 'client'), { hashed, epoch });
      publishBuild(fresh, { root, version: name, hashed, kept, epoch });
    },
    read: (file: string) => readFileSync(join(home, file), 'utf8'),
    scripts: () => readdirSync(join(root, 'assets')).sort(),
  };
}

test('a build replaces the last one, which remains on disk and whose hashed files stay available', () => {
  const { home, root, publish, read, scripts } = builds();
  for (const name of ['a', 'b', 'c']) publish(name);
  expect([read('client/index.html'), read('csp.json')]).toEqual(['c', 'c']);
  expect(scripts()).toEqual(['b.js', 'c.js']);
  expect(readdirSync(join(root, 'media/faces')).sort()).toEqual(['b.avif', 'c.avif']);
  const { current, other } = readBuilds(root);
  expect([current.version, other?.version]).toEqual(['c', 'b']);
  expect(readdirSync(join(home, 'builds')).sort()).toEqual([other?.id, current.id]);
});

test('an unchanged build evicts no other build', () => {
  const { home, root, publish, read } = builds();
  for (const name of ['a', 'b', 'b', 'b']) publish(name);
  expect(readBuilds(root)).toMatchObject({ current: { version: 'b' }, other: { version: 'a' } });
  expect(existsSync(join(home, 'next'))).toBe(false);
  publish('b', { 'client/index.html': 'c' });
  expect(read('client/index.html')).toBe('c');
  publish('b', { 'client/index.html': 'c', 'redirects.json': 'new' });
  expect(read('redirects.json')).toBe('new');
});

test('a build that was read stays the same when others are published', () => {
  const { root, publish } = builds();
  publish('a');
  const { current } = readBuilds(root);
  publish('b');
  expect(readFileSync(join(current.root, 'index.html'), 'utf8')).toBe('a');
});

test('one link switches all files of a build at once', () => {
  const { home, publish } = builds();
  publish('a');
  const before = lstatSync(join(home, 'csp.json')).ino;
  publish('b');
  expect(lstatSync(join(home, 'csp.json')).ino).toBe(before);
  expect(statSync(join(home, 'csp.json')).isFile()).toBe(true);
});

test('a rollback restores the previous build and keeps the current one', () => {
  const { root, publish, read, scripts } = builds();
  publish('a');
  expect(rollBack(root)).toBeNull();
  publish('b');
  expect(rollBack(root)).toMatchObject({ from: { version: 'b' }, to: { version: 'a' } });
  expect([read('client/index.html'), read('csp.json')]).toEqual(['a', 'a']);
  expect(scripts()).toEqual(['a.js', 'b.js']);
  expect(rollBack(root)).toMatchObject({ from: { version: 'a' }, to: { version: 'b' } });
  expect(rollBack(root)).toMatchObject({ to: { version: 'a' } });
  publish('c');
  expect(scripts()).toEqual(['a.js', 'c.js']);
  expect(readBuilds(root).other?.version).toBe('a');
});

test('files beside the site that a build no longer has go, and files of others stay', () => {
  const { home, publish, read } = builds({ 'content-host-cache.json': 'kept' });
  publish('a', { 'redirects.json': 'a' });
  publish('b');
  expect(existsSync(join(home, 'redirects.json'))).toBe(false);
  expect(read('content-host-cache.json')).toBe('kept');
});

test('a plain folder is the only build until the next one replaces it', () => {
  const { root, publish, read, scripts } = builds({
    'client/index.html': 'old',
    'client/assets/old.js': 'old',
  });
  expect(readBuilds(root)).toMatchObject({ current: { id: '', version: '' }, other: null });
  publish('a');
  expect(read('client/index.html')).toBe('a');
  expect(scripts()).toEqual(['a.js', 'old.js']);
  publish('b');
  expect(scripts()).toEqual(['a.js', 'b.js']);
});

test('no file of a build of another epoch is carried over, and the build itself is deleted', () => {
  const { home, root, publish, scripts } = builds();
  publish('a');
  publish('b', {}, 'one-left');
  expect(scripts()).toEqual(['b.js']);
  expect(readdirSync(join(root, 'media/faces'))).toEqual(['b.avif']);
  expect(hasOtherEpoch(root)).toBe(true);
  deleteOtherEpochs(root);
  expect(readdirSync(join(home, 'builds')).length).toBe(1);
  expect(rollBack(root)).toBeNull();
  publish('c', {}, 'one-left');
  expect(scripts()).toEqual(['b.js', 'c.js']);
  deleteOtherEpochs(root);
  expect(rollBack(root)).toMatchObject({ to: { version: 'b' } });
});
