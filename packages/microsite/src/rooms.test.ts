import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Which room may import from which, and which packages of the house it may use. */
const ROOMS: Record<string, { rooms: string[]; packages: string[] }> = {
  config: { rooms: [], packages: ['content-model'] },
  site: { rooms: ['config'], packages: ['content-model'] },
  table: { rooms: ['site', 'config'], packages: ['content-model', 'content-tools', 'pages', 'state', 'ui'] },
  browser: {
    rooms: ['table', 'site'],
    packages: ['content-model', 'api-client', 'pages', 'state', 'ui'],
  },
  build: {
    rooms: ['table', 'site', 'config'],
    packages: ['content-model', 'content-tools', 'pages', 'prerender', 'ui'],
  },
  server: { rooms: ['site', 'config'], packages: ['content-model'] },
  cli: { rooms: ['build', 'server', 'config'], packages: ['content-model', 'content-tools'] },
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const importsOf = (file: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...text.matchAll(/(?:from |import[ (])'([^']+)'/g)].map(([, name]) => name ?? '');
};

const roomOf = (file: string) => file.split('/')[0] ?? '';

test('a room imports along its arrows only', () => {
  const wrong = files
    .filter((file) => file.includes('/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) =>
          roomOf(
            normalize(join(file, '..', name))
              .split(sep)
              .join('/'),
          ),
        )
        .filter((room) => room !== roomOf(file) && !ROOMS[roomOf(file)]?.rooms.includes(room))
        .map((room) => `${file} imports from ${room}`),
    );
  expect(wrong).toEqual([]);
});

test('a room uses its packages of the house only', () => {
  const wrong = files
    .filter((file) => file.includes('/'))
    .flatMap((file) =>
      importsOf(file)
        .map((name) => /^@tamarack-lowe\/([a-z-]+)/.exec(name)?.[1])
        .filter((name) => name !== undefined && !ROOMS[roomOf(file)]?.packages.includes(name))
        .map((name) => `${file} imports ${name}`),
    );
  expect(wrong).toEqual([]);
});

test('every room is known, and every door lies outside of them', () => {
  const rooms = new Set(files.filter((file) => file.includes('/')).map(roomOf));
  expect([...rooms].filter((room) => !(room in ROOMS))).toEqual([]);
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual(['index.ts', 'server.ts']);
});

test('only the command line reads the environment and ends the process', () => {
  const wrong = files.filter(
    (file) =>
      roomOf(file) !== 'cli' &&
      /\bprocess\.(?:env|exit|argv)/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
