import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { carriedFiles, childSeconds, differentFiles } from './builds.ts';

test('adds the processor time of the children of a shell, without the shell', () => {
  expect(childSeconds('0m9.00s 0m9.00s\n1m2.50s 0m0.25s\n')).toBe(62.75);
});

test('throws for output of the shell that it cannot parse', () => {
  expect(() => childSeconds('9 seconds')).toThrow('printed "9 seconds" instead of minutes and seconds');
});

function folder(files: Record<string, string>): string {
  const made = mkdtempSync(join(tmpdir(), 'different-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  mkdirSync(join(made, 'deep'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(made, name), text);
  return made;
}

test('lists files that differ, and files that only one folder has', () => {
  const one = folder({ same: 'a', other: 'b', 'deep/mine': 'c' });
  const two = folder({ same: 'a', other: 'B', yours: 'd' });
  expect(differentFiles(one, two).sort()).toEqual([join('deep', 'mine'), 'other', 'yours']);
  expect(differentFiles(one, one)).toEqual([]);
});

test('lists the files that a build keeps of the one before it, from the record beside the folder that is served', () => {
  const site = folder({ 'build.json': JSON.stringify({ kept: ['assets/old-1a2b3c4d.js'] }) });
  symlinkSync(join(site, 'deep'), join(site, 'current'));
  expect(carriedFiles(join(site, 'current'))).toEqual(['assets/old-1a2b3c4d.js']);
});
