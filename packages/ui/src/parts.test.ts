import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as parts from './parts.ts';

const here = new URL('./', import.meta.url);
const components = globSync('*/*.tsx', {
  cwd: here,
  exclude: ['*/*.test.tsx', '*/*.stories.tsx', 'examples/*'],
})
  .map((file) => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

test.each(Object.entries(parts))('%s selects classes that components render', (_name, selector) => {
  const classes = [...selector.matchAll(/\.(gt-[\w-]+)/g)].map(([, name]) => name);
  const missing = classes.filter((name) => !new RegExp(`['"\` ]${name}['"\` ]`).test(components));
  expect(missing).toEqual([]);
});
