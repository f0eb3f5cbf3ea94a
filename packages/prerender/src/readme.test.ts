import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bake } from '../fixture/example.ts';
import { siteFolder } from '../fixture/siteFolder.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README makes a site', async () => {
  const example = readFileSync(new URL('../fixture/example.ts', import.meta.url), 'utf8');
  expect(readme).toContain(example);
  const folder = siteFolder();
  expect(await bake(folder)).toMatchObject({ pages: 2 });
  expect(existsSync(join(folder, 'client/loaves/page-data.json'))).toBe(true);
});

test('the README names every entry point', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const entryPoint of Object.keys(exports)) expect(readme).toContain(`\`${entryPoint}\``);
  expect([...readme.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual([
    'What it is',
    'Entry points',
    'Example',
    'Rules',
    'Not here',
  ]);
});
