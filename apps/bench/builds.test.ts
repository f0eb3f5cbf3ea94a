import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { childSeconds, differentFiles } from './builds.ts';

test('adds what the children of a shell needed, and leaves out the shell', () => {
  expect(childSeconds('0m9.00s 0m9.00s\n1m2.50s 0m0.25s\n')).toBe(62.75);
});

test('names output of the shell that it cannot read', () => {
  expect(() => childSeconds('9 seconds')).toThrow('printed "9 seconds" instead of minutes and seconds');
});

function folder(files: Record<string, string>): string {
  const made = mkdtempSync(join(tmpdir(), 'different-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  mkdirSync(join(made, 'deep'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

test('names what is not the same, and what only one has', () => {
  const one = folder({ same: 'a', other: 'b', 'deep/mine': 'c' });
  const two = folder({ same: 'a', other: 'B', yours: 'd' });
  expect(differentFiles(one, two).sort()).toEqual([join('deep', 'mine'), 'other', 'yours']);
  expect(differentFiles(one, one)).toEqual([]);
});
