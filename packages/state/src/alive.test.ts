import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as state from './index.ts';
import * as spec from './spec.ts';

const house = path.join(import.meta.dirname, '..', '..', '..');
const source = (folder: string) =>
  existsSync(path.join(house, folder))
    ? readdirSync(path.join(house, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|node_modules|e2e|bench)\//.test(file),
        )
        .map((file) => path.join(folder, file))
    : [];
const read = (file: string) => readFileSync(path.join(house, file), 'utf8');

/** Names that the site imports from the main entry point. */
const imported = ['apps/site', 'packages/microsite/src', 'packages/pages/src']
  .flatMap(source)
  .flatMap((file) => [...read(file).matchAll(/import \{([^}]*)\} from '@tamarack-lowe\/state'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));

/** Code that runs in the site because the store or ./react uses it. */
const inside = source('packages/state/src')
  .filter((file) => !/(constants|events|index|selectors|spec)\.ts$/.test(file))
  .map(read)
  .join('\n');
const usedInside = (name: string) =>
  (/^[A-Z_]+$/.test(name) && new RegExp(`\\b${name}\\b`).test(inside)) ||
  new RegExp(`\\b${name}\\b`).test(read('packages/state/src/react.tsx'));

it('has nothing at the main entry point that the live site does not use', () => {
  const unused = Object.keys(state).filter((name) => !imported.includes(name) && !usedInside(name));
  expect(unused).toEqual([]);
});

it('lists in the README everything that stands behind ./spec for other sites', () => {
  const table = read('packages/state/README.md').split('there for other sites\n')[1]?.split('\n#')[0] ?? '';
  const rows = [...table.matchAll(/^\|[^|]*\|([^|]*)\|[^|]*\|$/gm)];
  const listed = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const constants = (name: string) => /^[A-Z_]+$/.test(name) && (usedInside(name) || imported.includes(name));
  const only = Object.keys(spec).filter((name) => !constants(name));
  expect(listed.sort()).toEqual(only.sort());
});
