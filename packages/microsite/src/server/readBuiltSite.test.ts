import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSmall } from './readSmall.ts';

test('keeps what it read, until the file is of another build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'index.html');
  await expect(readSmall(path, '"first"')).rejects.toThrow('ENOENT');
  writeFileSync(path, 'first');
  expect(String(await readSmall(path, '"first"'))).toBe('first');
  writeFileSync(path, 'second');
  expect(String(await readSmall(path, '"first"'))).toBe('first');
  expect(String(await readSmall(path, '"second"'))).toBe('second');
});
