import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms and packages that a room may import from (`types`: their types only); of a package maybe one entry point. */
const ROOMS: Record<string, { rooms: string[]; types?: string[]; packages: string[] }> = {
  // Of pages it has the types of what their parts are given.
  config: { rooms: [], packages: ['content-model', 'pages'] },
  site: { rooms: ['config'], packages: ['content-model'] },
  offline: { rooms: ['site'], packages: ['api-client', 'pages', 'prerender/early'] },
  routes: {
    rooms: ['site', 'client', 'offline'],
    types: ['config'],
    packages: ['content-model', 'content-tools', 'pages', 'state', 'ui'],
  },
  client: {
    rooms: ['routes', 'site', 'offline'],
    types: ['server'],
    packages: ['content-model', 'api-client', 'pages', 'prerender/early', 'state', 'ui'],
  },
  build: {
    rooms: ['routes', 'site', 'config', 'offline'],
    // What draws pages is built first and loaded then: only what it looks like is known before.
    types: ['client'],
    packages: [
      'content-model',
      'content-tools',
      'api-client',
      'pages/internal/first-paint',
      'prerender',
      'server/internal/adapters',
      'ui',
    ],
  },
  audit: { rooms: [], packages: [] },
  migrate: { rooms: ['config'], packages: ['content-model'] },
  cli: {
    rooms: ['audit', 'build', 'site', 'config', 'migrate'],
    packages: ['content-model', 'content-tools', 'prerender/internal/builds', 'prerender/early', 'server'],
  },
};

/** Pages and the client import each other: of the client, pages get files of these folders that know no page themselves. */
const FOR_PAGES = {
  folders: ['client/router', 'client/prehydration'],
  packages: ['content-model', 'pages', 'state', 'ui/internal/after-paint', 'ui/internal/parts'],
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
/** The file that an import of another one names by a relative path. */
const targetOf = (file: string, name: string) =>
  normalize(join(file, '..', name))
    .split(sep)
    .join('/');
const packageOf = (name: string) => /^@tamarack-lowe\/(.+)$/.exec(name)?.[1];
const isOpen = (file: string, room: string, isType: boolean) => {
  const { rooms = [], types = [] } = ROOMS[roomOf(file)] ?? {};
  return room === roomOf(file) || rooms.includes(room) || (isType && types.includes(room));
};
const inRooms = files.filter((file) => file.includes('/'));

test('finds what is imported, in every way of writing it', () => {
  expect(importsOf('cli/run.ts').map(({ name }) => name)).toContain('./dev.ts');
  expect(importsOf('client/entry.tsx')).toContainEqual({ name: '../site/SiteData.ts', isType: false });
  expect(importsOf('routes/custom/route.ts')).toContainEqual({
    name: 'virtual:microsite/pages',
    isType: false,
  });
  expect(importsOf('site/SiteContext.tsx')).toContainEqual({ name: './SiteData.ts', isType: true });
  expect(importsOf('client/router/router.ts').map(({ name }) => name)).toContain('react-router');
});

test('a room imports along its arrows only', () => {
  const wrong = inRooms.flatMap((file) =>
    importsOf(file)
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name, isType }) => ({
        room: roomOf(targetOf(file, name)),
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
      const imported = packageOf(name);
      if (imported === undefined) return [];
      const open = isType ? [...packages, ...types] : packages;
      const isKnown = [imported, roomOf(imported)].some((each) => open.includes(each));
      return isKnown ? [] : [`${file} imports ${imported}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('the files of the client that pages import lead back to no page', () => {
  const isRelative = ({ name }: Import) => name.startsWith('.');
  const reached = new Set(
    inRooms
      .filter((file) => roomOf(file) === 'routes')
      .flatMap((file) =>
        importsOf(file)
          .filter(isRelative)
          .map(({ name }) => targetOf(file, name)),
      )
      .filter((file) => roomOf(file) === 'client'),
  );
  const wrong: string[] = [];
  for (const file of reached) {
    if (!FOR_PAGES.folders.some((folder) => file.startsWith(`${folder}/`))) wrong.push(file);
    for (const each of importsOf(file)) {
      const name = packageOf(each.name);
      if (isRelative(each)) reached.add(targetOf(file, each.name));
      else if (name !== undefined && ![name, roomOf(name)].some((own) => FOR_PAGES.packages.includes(own)))
        wrong.push(`${file} imports ${name}`);
    }
  }
  expect(reached.size).toBeGreaterThan(5);
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
