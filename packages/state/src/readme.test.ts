import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('has every test that the README names', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '..', 'README.md'), 'utf8');
  const table = readme.split('the test that proves it')[1] ?? '';
  const named = [...table.matchAll(/^\|.*\| `([^|]+)` +\|$/gm)].map(([, name]) => name);
  const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !tests.includes(`it('${name}'`))).toEqual([]);
});

it('shows an example that a test runs', () => {
  const [readme, test] = ['../README.md', 'example.test.ts'].map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const example = readme?.match(/```ts\n([\s\S]*?)\n```/)?.[1] ?? '';
  expect(example).toContain('makeStore({');
  expect(test?.replaceAll(/^ {2}/gm, '')).toContain(example);
});
