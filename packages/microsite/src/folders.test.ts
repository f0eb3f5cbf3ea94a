import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** Folders and packages that a folder may import (`types`: types only). A package may be narrowed to one entry point. */
const FOLDERS: Record<string, { folders: string[]; types?: string[]; packages: string[] }> = {
  // Imports only types from pages, those of component props, and from content-tools, that of the content for plugins.
  config: { folders: [], types: ['content-tools'], packages: ['content-model', 'pages'] },
  site: { folders: ['config'], packages: ['content-model'] },
  offline: {
    folders: ['site'],
    packages: ['api-client', 'content-model', 'pages', 'prerender/prehydration'],
  },
  routes: {
    folders: ['site', 'client', 'offline'],
    types: ['config'],
    packages: ['content-model', 'content-tools', 'pages', 'state', 'ui'],
  },
  client: {
    folders: ['routes', 'site', 'offline'],
    types: ['config', 'server'],
    packages: ['content-model', 'api-client', 'pages', 'prerender/prehydration', 'state', 'ui'],
  },
  build: {
    folders: ['routes', 'site', 'config', 'offline'],
    // The build bundles the client before it loads it, so that only types are known here.
    types: ['client', 'pages/internal/data'],
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
  audit: { folders: [], packages: [] },
  migrate: { folders: ['config'], packages: ['content-model', 'server'] },
  upgrade: { folders: ['migrate'], packages: ['server'] },
  cli: {
    folders: ['audit', 'build', 'site', 'config', 'migrate', 'upgrade'],
    packages: [
      'content-model',
      'content-tools',
      'prerender/internal/builds',
      'prerender/prehydration',
      'server',
    ],
  },
};

/** Files of the client that routes may import. The client imports the routes, so these files must import no route. */
const FOR_PAGES = {
  folders: ['client/router', 'client/prehydration', 'site', 'config'],
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

const folderOf = (file: string) => file.split('/')[0] ?? '';
/** Resolves a relative import to a path below this folder. */
const targetOf = (file: string, name: string) =>
  normalize(join(file, '..', name))
    .split(sep)
    .join('/');
const packageOf = (name: string) => /^@tamarack-lowe\/(.+)$/.exec(name)?.[1];
const isOpen = (file: string, folder: string, isType: boolean) => {
  const { folders = [], types = [] } = FOLDERS[folderOf(file)] ?? {};
  return folder === folderOf(file) || folders.includes(folder) || (isType && types.includes(folder));
};
const inFolders = files.filter((file) => file.includes('/'));

test('finds static, dynamic, type-only and package imports', () => {
  expect(importsOf('cli/run.ts').map(({ name }) => name)).toContain('./dev.ts');
  expect(importsOf('client/entry.tsx')).toContainEqual({ name: '../site/SiteData.ts', isType: false });
  expect(importsOf('routes/custom/customRoutes.ts')).toContainEqual({
    name: 'virtual:microsite/pages',
    isType: false,
  });
  expect(importsOf('site/SiteContext.tsx')).toContainEqual({ name: './SiteData.ts', isType: true });
  expect(importsOf('client/router/router.ts').map(({ name }) => name)).toContain('react-router');
});

test('a folder imports only the folders that the rules allow', () => {
  const wrong = inFolders.flatMap((file) =>
    importsOf(file)
      .filter(({ name }) => name.startsWith('.'))
      .map(({ name, isType }) => ({
        folder: folderOf(targetOf(file, name)),
        isType,
      }))
      .filter(({ folder, isType }) => !isOpen(file, folder, isType))
      .map(({ folder }) => `${file} imports from ${folder}`),
  );
  expect(wrong).toEqual([]);
});

test('a folder imports only the packages that the rules allow', () => {
  const packed = inFolders.filter((file) => !file.includes('/testing/'));
  const wrong = packed.flatMap((file) => {
    const { packages = [], types = [] } = FOLDERS[folderOf(file)] ?? {};
    return importsOf(file).flatMap(({ name, isType }) => {
      const imported = packageOf(name);
      if (imported === undefined) return [];
      const open = isType ? [...packages, ...types] : packages;
      const isKnown = [imported, folderOf(imported)].some((each) => open.includes(each));
      return isKnown ? [] : [`${file} imports ${imported}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('client files that routes import do not import routes', () => {
  const isRelative = ({ name }: Import) => name.startsWith('.');
  const reached = new Set(
    inFolders
      .filter((file) => folderOf(file) === 'routes')
      .flatMap((file) =>
        importsOf(file)
          .filter(isRelative)
          .map(({ name }) => targetOf(file, name)),
      )
      .filter((file) => folderOf(file) === 'client'),
  );
  const wrong: string[] = [];
  for (const file of reached) {
    if (!FOR_PAGES.folders.some((folder) => file.startsWith(`${folder}/`))) wrong.push(file);
    for (const each of importsOf(file)) {
      const name = packageOf(each.name);
      if (isRelative(each)) reached.add(targetOf(file, each.name));
      else if (name !== undefined && ![name, folderOf(name)].some((own) => FOR_PAGES.packages.includes(own)))
        wrong.push(`${file} imports ${name}`);
    }
  }
  expect(reached.size).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('every folder has a rule, and only entry points are outside of folders', () => {
  expect([...new Set(inFolders.map(folderOf))].sort()).toEqual(Object.keys(FOLDERS).sort());
  expect(files.filter((file) => !file.includes('/')).sort()).toEqual(['edge.ts', 'index.ts', 'server.ts']);
});

/** Quoted names do not count: the build writes them into its output. */
const READS = /(?<!['"`])\bprocess\.(?:env|exit|argv)/;

test('only the command line reads the environment and ends the process', () => {
  const wrong = files.filter(
    (file) => folderOf(file) !== 'cli' && READS.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
