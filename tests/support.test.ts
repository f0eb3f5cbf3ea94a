import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const rows = new Map(
  [...read('docs/support.md').matchAll(/^\| \*\*(\w+)[^|]*\|([^|]*)\|[^|]*\|([^|]*)\|$/gm)].map(
    ([, name = '', supported, not]) => [name, `${supported}${not}`],
  ),
);

/** Shortens `19.3.1` or `"pnpm@12.21.0"` to the digits that the page has. */
const version = (exact: string | undefined, parts: number) =>
  /\d+(?:\.\d+)*/
    .exec(exact ?? '')?.[0]
    .split('.')
    .slice(0, parts)
    .join('.');
const shared = (name: string) =>
  new RegExp(`^ {2}${name}: (.*)$`, 'm').exec(read('pnpm-workspace.yaml'))?.[1];

it('lists the versions of tools that tests run with', () => {
  const { packageManager, devDependencies } = JSON.parse(read('package.json'));
  expect(rows.get('React')).toContain(` ${version(shared('react'), 2)} `);
  expect(rows.get('TypeScript')).toContain(` ${version(shared('typescript'), 2)},`);
  expect(rows.get('Bundlers')).toContain(`Vite ${version(shared('vite'), 1)} `);
  expect(read('docs/support.md')).toContain(`webpack ${version(devDependencies.webpack, 1)} `);
  const { devDependencies: ofNext } = JSON.parse(read('tests/outside/next/package.json'));
  expect(read('docs/support.md')).toContain(`Next ${version(ofNext.next, 1)} `);
  expect(rows.get('Package')).toContain(`pnpm ${version(packageManager, 1)},`);
  const node = /^nodeVersion: (.*)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
  expect(rows.get('Node')).toContain(` ${version(node, 2)},`);
});

it('creates sites with the browser packages that microsite is tested with', () => {
  const needed = (file: string) => JSON.parse(read(`packages/${file}/package.json`)).devDependencies;
  expect(needed('microsite')).toMatchObject(needed('create-microsite/template/site'));
});

it('lists the React versions that packages require', () => {
  const asked = ['ui', 'pages', 'state'].map(
    (name) => JSON.parse(read(`packages/${name}/package.json`)).peerDependencies.react,
  );
  expect(new Set(asked)).toEqual(new Set([`^${version(rows.get('React'), 3)}`]));
});

it('lists the browsers that style sheets are built for', () => {
  const [, targets = ''] =
    /cssTarget: \[(.*)\]/.exec(read('packages/microsite/src/build/bundle/viteOptions.ts')) ?? [];
  const browsers = [...targets.matchAll(/'([a-z]+)([\d.]+)'/g)].map(
    ([, name, number]) => `${name} ${number}`,
  );
  expect(browsers).toHaveLength(3);
  for (const browser of browsers) expect(rows.get('Browsers')?.toLowerCase()).toContain(browser);
});
