import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSmallFile } from './readBuiltSite.ts';

test('caches a small file until it is of another build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'index.html');
  await expect(readSmallFile(path, '"first"')).rejects.toThrow('ENOENT');
  writeFileSync(path, 'first');
  expect(String(await readSmallFile(path, '"first"'))).toBe('first');
  writeFileSync(path, 'second');
  expect(String(await readSmallFile(path, '"first"'))).toBe('first');
  expect(String(await readSmallFile(path, '"second"'))).toBe('second');
});
