import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkFile } from './files.ts';

test('links a file, and never replaces an existing one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, two, three] = ['one', 'two', 'three'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(one, 'words');
  writeFileSync(three, 'others');
  linkFile(one, two);
  expect(statSync(two).ino).toBe(statSync(one).ino);
  expect(() => linkFile(one, three)).toThrow(/EEXIST/);
  expect(readFileSync(three, 'utf8')).toBe('others');
  expect(() => linkFile(join(folder, 'none'), join(folder, 'four'))).toThrow(/ENOENT/);
});
