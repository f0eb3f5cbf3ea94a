import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createLookCache, fileCache, lookAgain, memoize } from './cache.ts';

// Test files share a process: the next one looks for the first time again.
afterAll(() => void vi.resetModules());

const folder = mkdtempSync(join(tmpdir(), 'looks-'));

test('keeps nothing in a process that looks once, and in later looks what did not change', () => {
  const file = join(folder, 'one.json');
  writeFileSync(file, '1');
  const read = vi.fn(() => 'value');
  const cached = createLookCache<string>();
  const ask = (and?: string) => cached('one', { files: [file], ...(and && { and }) }, read);
  ask();
  ask();
  expect(read).toHaveBeenCalledTimes(2);

  for (let look = 0; look < 3; look += 1) {
    lookAgain();
    ask();
    ask();
  }
  expect(read).toHaveBeenCalledTimes(3);

  writeFileSync(file, '22');
  ask();
  expect(read, 'within a look files count as unchanged').toHaveBeenCalledTimes(3);
  lookAgain();
  ask();
  expect(read).toHaveBeenCalledTimes(4);
  ask('the names are others');
  expect(read).toHaveBeenCalledTimes(5);
});

test('a missing file is something to depend on, too', () => {
  const read = vi.fn(() => 'value');
  const cached = createLookCache<string>();
  const file = join(folder, 'later.json');
  const ask = () => cached('later', { files: [file] }, read);
  lookAgain();
  ask();
  lookAgain();
  ask();
  expect(read).toHaveBeenCalledTimes(1);
  writeFileSync(file, '{}');
  lookAgain();
  ask();
  expect(read).toHaveBeenCalledTimes(2);
});

test('asks again with each look, at once, and reads files that changed', () => {
  const file = join(folder, 'three.json');
  writeFileSync(file, '1');
  const parse = vi.fn((path: string) => path.length);
  const parsed = fileCache(parse);
  const list = vi.fn(() => [parsed(file)]);
  const all = memoize(list);
  lookAgain();
  all();
  all();
  expect(list).toHaveBeenCalledTimes(1);
  lookAgain();
  all();
  expect(list).toHaveBeenCalledTimes(2);
  expect(parse).toHaveBeenCalledTimes(1);
});
