import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const home = join(import.meta.dirname, '..');

test('the example of the README prints what it says', () => {
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const said = [...example.matchAll(/console\.log\(.*\); \/\/ (.+)/g)].map(([, words]) => words);
  // Inside the package, so that its own name resolves to its entry point.
  mkdirSync(join(home, '.cache'), { recursive: true });
  const file = join(home, '.cache', 'example.ts');
  writeFileSync(file, example);
  const printed = execFileSync(process.execPath, [file], { cwd: home, encoding: 'utf8' });
  expect(printed.trim().split('\n')).toEqual(said);
  expect(said).toHaveLength(4);
});
