import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createIncrementalCache, fileCache, memoize, startRun } from './cache.ts';

// Test files share a process: the next one begins without runs.
afterAll(() => void vi.resetModules());

const folder = mkdtempSync(join(tmpdir(), 'runs-'));

test('caches nothing in a process without runs, and from run to run what did not change', () => {
  const file = join(folder, 'one.json');
  writeFileSync(file, '1');
  const read = vi.fn(() => 'value');
  const cached = createIncrementalCache<string>();
  const ask = (and?: string) => cached('one', { files: [file], ...(and && { and }) }, read);
  ask();
  ask();
  expect(read).toHaveBeenCalledTimes(2);

  for (let run = 0; run < 3; run += 1) {
    startRun();
    ask();
    ask();
  }
  expect(read).toHaveBeenCalledTimes(3);

  writeFileSync(file, '22');
  ask();
  expect(read, 'within a run files count as unchanged').toHaveBeenCalledTimes(3);
  startRun();
  ask();
  expect(read).toHaveBeenCalledTimes(4);
  ask('the names are others');
  expect(read).toHaveBeenCalledTimes(5);
});

test('a missing file is something to depend on, too', () => {
  const read = vi.fn(() => 'value');
  const cached = createIncrementalCache<string>();
  const file = join(folder, 'later.json');
  const ask = () => cached('later', { files: [file] }, read);
  startRun();
  ask();
  startRun();
  ask();
  expect(read).toHaveBeenCalledTimes(1);
  writeFileSync(file, '{}');
  startRun();
  ask();
  expect(read).toHaveBeenCalledTimes(2);
});

test('asks again with each run, at once, and reads files that changed', () => {
  const file = join(folder, 'three.json');
  writeFileSync(file, '1');
  const parse = vi.fn((path: string) => path.length);
  const parsed = fileCache(parse);
  const list = vi.fn(() => [parsed(file)]);
  const all = memoize(list);
  startRun();
  all();
  all();
  expect(list).toHaveBeenCalledTimes(1);
  startRun();
  all();
  expect(list).toHaveBeenCalledTimes(2);
  expect(parse).toHaveBeenCalledTimes(1);
});
