import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms and packages that a room may import from (`types`: their types only); of a package maybe one entry point. */
const ROOMS: Record<string, { rooms: string[]; types?: string[]; packages: string[] }> = {
  // Of pages it has the types of what their parts are given.
  config: { rooms: [], packages: ['content-model', 'pages'] },
  site: { rooms: ['config'], types: ['server'], packages: ['content-model'] },
  visit: { rooms: [], packages: ['content-model', 'pages', 'state', 'ui/after-paint'] },
  offline: { rooms: ['site'], packages: ['api-client', 'pages', 'prerender/early'] },
  table: {
    rooms: ['site', 'visit', 'offline'],
    types: ['config'],
    packages: ['content-model', 'content-tools', 'pages', 'state', 'ui'],
  },
  browser: {
    rooms: ['table', 'site', 'visit', 'offline'],
    packages: ['content-model', 'api-client', 'pages', 'prerender/early', 'state', 'ui'],
  },
  build: {
    rooms: ['table', 'site', 'config', 'offline'],
    // What draws pages is built first and loaded then: only what it looks like is known before.
    types: ['browser'],
    packages: ['content-model', 'content-tools', 'api-client', 'prerender', 'server/internal/adapters', 'ui'],
  },
  audit: { rooms: [], packages: [] },
  cli: {
    rooms: ['audit', 'build', 'site', 'config'],
    packages: ['content-model', 'content-tools', 'prerender/builds', 'prerender/early', 'server'],
  },
};

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

type Import = { name: string; isType: boolean };

const importsOf = (file: string): Import[] => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export) (type )?(?:[^;=']*from )?'([^']+)'|\bimport\(\s*'([^']+)'/gm,
  );
  return [...found].map(([, type, name, later]) => ({ name: name ?? later ?? '', isType: Boolean(type) }));
};

const roomOf = (file: string) => file.split('/')[0] ?? '';
const isOpen = (file: string, room: string, isType: boolean) => {
  const { rooms = [], types = [] } = ROOMS[roomOf(file)] ?? {};
  return room === roomOf(file) || rooms.includes(room) || (isType && types.includes(room));
};
const inRooms = files.filter((file) => file.includes('/'));

test('finds what is imported, in every way of writing it', () => {
  expect(importsOf('cli/commands.ts').map(({ name }) => name)).toContain('./dev.ts');
  expect(importsOf('browser/entry.tsx')).toContainEqual({ name: '../site/openSite.ts', isType: false });
  expect(importsOf('table/own/ownKinds.ts')).toContainEqual({
    name: 'virtual:microsite/pages',
    isType: false,
  });
  expect(importsOf('site/SiteContext.tsx')).toContainEqual({ name: './SiteData.ts', isType: true });
  expect(importsOf('browser/navigation/createVisit.ts').map(({ name }) => name)).toContain('react-router');
});

test('a room imports along its arrows only', () => {
  const wrong = inRooms.flatMap((file) =>
    importsOf(file)
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name, isType }) => ({
        room: roomOf(
          normalize(join(file, '..', name))
            .split(sep)
            .join('/'),
        ),
        isType,
      }))
      .filter(({ room, isType }) => !isOpen(file, room, isType))
      .map(({ room }) => `${file} imports from ${room}`),
  );
  expect(wrong).toEqual([]);
});

test('a room uses its packages of the house only', () => {
  const packed = inRooms.filter((file) => !file.includes('/testing/'));
  const wrong = packed.flatMap((file) => {
    const { packages = [], types = [] } = ROOMS[roomOf(file)] ?? {};
    return importsOf(file).flatMap(({ name, isType }) => {
      const [, imported] = /^@tamarack-lowe\/(.+)$/.exec(name) ?? [];
      if (imported === undefined) return [];
      const open = isType ? [...packages, ...types] : packages;
      const isOpen = [imported, roomOf(imported)].some((each) => open.includes(each));
      return isOpen ? [] : [`${file} imports ${imported}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('every room is known, and nothing lies beside them but doors', () => {
  expect([...new Set(inRooms.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual(['edge.ts', 'index.ts', 'server.ts']);
});

/** A name in quotes is one that the build writes into what it makes. */
const READS = /(?<!['"`])\bprocess\.(?:env|exit|argv)/;

test('only the command line reads the environment and ends the process', () => {
  const wrong = files.filter(
    (file) => roomOf(file) !== 'cli' && READS.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
