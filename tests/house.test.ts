import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renameInCode, renameInStyles } from '../packages/microsite/src/config/oldNames.ts';
import { publishedPackages } from './publishedPackages.ts';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mts|css)$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Dependency rules: the packages that each package may import. */
const DEPENDENCIES: Record<string, string[]> = {
  'packages/content-model': [],
  'packages/content-tools': ['content-model'],
  'packages/stories': ['content-model', 'content-tools'],
  'packages/api-client': ['content-model'],
  'packages/state': ['content-model', 'api-client'],
  'packages/ui': [],
  'packages/prerender': [],
  'packages/server': ['content-model', 'api-client', 'prerender'],
  'packages/pages': ['content-model', 'ui'],
  'packages/microsite': [
    'content-model',
    'content-tools',
    'api-client',
    'state',
    'ui',
    'pages',
    'prerender',
    'server',
  ],
  'packages/desk': ['content-model', 'content-tools', 'pages', 'ui'],
  // The config of a new site imports packages that are installed there.
  'packages/create-microsite': ['content-model', 'content-tools', 'microsite'],
  'plugins/analytics': ['microsite'],
  'plugins/events-from-ical': ['microsite'],
  'plugins/jobs-from-json': ['microsite', 'pages'],
  // Journeys share watchers and visits with the benchmarks.
  'apps/site': ['microsite', 'stories', 'bench', 'built-pages'],
  // Benchmarks read built files, and start the site with its command.
  'apps/bench': ['prerender'],
  'apps/norrbeck': ['microsite', 'pages', 'ui', 'built-pages'],
  // Calls the handler of a built site, without a server.
  'tests/built-pages': ['microsite'],
  // Reads sources and docs by path.
  'apps/docs': ['content-model'],
  'apps/storybook': ['content-model', 'content-tools', 'stories', 'api-client', 'state', 'ui', 'pages'],
};

/** Files whose names a tool prescribes. */
const TOOL_NAMES =
  /(^|\/)(\.|[a-z.-]+\.config\.ts$|entry\.(client|server)\.tsx?$|root\.tsx$|routes\.ts$|routes\/|run\.ts$|packed\.ts$)/;

it('imports packages only as the dependency rules allow', () => {
  const wrong: string[] = [];
  for (const file of code) {
    const home = Object.keys(DEPENDENCIES).find((folder) => file.startsWith(`${folder}/`));
    if (!home) continue;
    for (const [, name] of read(file).matchAll(/(?:from |import[ (])'@tamarack-lowe\/([a-z-]+)/g)) {
      const own = home.endsWith(`/${name}`);
      if (name && !own && !DEPENDENCIES[home]?.includes(name)) wrong.push(`${file} imports ${name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('keeps React out of every package but ui, pages, microsite and the entry point ./react of state', () => {
  const wrong = code.filter(
    (file) =>
      /^packages\/(content-model|content-tools|stories|api-client|state|prerender|server|create-microsite)\/src\//.test(
        file,
      ) &&
      !/^packages\/state\/src\/react/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /from '(react|react-dom|react-redux|react-router)[/']/.test(read(file)),
  );
  expect(wrong).toEqual([]);
});

it('keeps story bodies behind files that end in .server', () => {
  const drawn = code.filter(
    (file) =>
      /^packages\/microsite\/src\/(client|site|routes)\//.test(file) &&
      !/\.(server|test)\.|\/testing\//.test(file),
  );
  const wrong = drawn.filter((file) =>
    /(from|import[ (]) ?'(@tamarack-lowe\/content-tools|[^']+\.server\.ts)'/.test(
      read(file)
        .replaceAll(/import type [^;]+;/g, '')
        // The bundler leaves these out of scripts for browsers.
        .replaceAll(/import\.meta\.env\.SSR &&\s+\(\(\) =>\s+import\('[^']+'\)/g, ''),
    ),
  );
  // The script that renders pages at build is not for browsers.
  expect(wrong.filter((file) => file !== 'packages/microsite/src/client/render.tsx')).toEqual([]);
  expect(drawn).not.toEqual([]);
});

it('names folders and style sheets in kebab-case, and other files in one word', () => {
  const wrong = code.filter((file) => {
    if (TOOL_NAMES.test(file)) return false;
    const parts = file.split('/');
    const name = parts.at(-1) ?? '';
    const folders = parts.slice(0, -1).filter((part) => part !== '__generated__');
    if (folders.some((folder) => !/^[.a-z0-9-]+$/.test(folder))) return true;
    return name.endsWith('.css')
      ? !/^[a-z0-9]+(-[a-z0-9]+)*\.css$/.test(name)
      : !/^[A-Za-z0-9-]+(\.(server|test|site\.test|test-d|stories|property\.test|d))?\.(ts|tsx)$/.test(name);
  });
  expect(wrong).toEqual([]);
});

it('has no folder or file with a generic name', () => {
  expect(files.filter((file) => /(^|\/)(utils?|common|misc|helpers?)(\/|\.)/i.test(file))).toEqual([]);
});

it('has no barrel but the index of each package', () => {
  const barrels = files.filter((file) => /(^|\/)index\.tsx?$/.test(file));
  expect(barrels.filter((file) => !/^(?:packages|plugins)\/[a-z-]+\/src\/index\.ts$/.test(file))).toEqual([]);
});

it('keeps words out of ui', () => {
  const wrong = files
    .filter((file) => /^packages\/ui\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(?:aria-label|title|alt|placeholder)="([A-Za-z][^"]*)"/g)].map(
        ([, words]) => `${file}: ${words}`,
      ),
    );
  expect(wrong).toEqual([]);
});

it('has a docstring for everything that ui exports', () => {
  const silent = code
    .filter((file) => /^packages\/ui\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(.*)\n(export (?:async )?(?:function|const|type|class) \w+)/g)]
        .filter(([, before]) => !before?.trimEnd().endsWith('*/'))
        .map(([, , what]) => `${file}: ${what}`),
    );
  expect(silent).toEqual([]);
});

it('renders without blur, shadows and transitions of all properties', () => {
  const wrong = files
    .filter((file) => file.endsWith('.css'))
    .filter((file) => /filter:\s*blur|transition:\s*all|box-shadow:(?!\s*(?:none|0 0 0 ))/.test(read(file)));
  expect(wrong).toEqual([]);
});

it('has no focused or skipped test and silences no checker', () => {
  const silenced = /@ts-(ignore|nocheck|expect-error)|biome-ignore/;
  const loose = /\b(it|test|describe)\.(only|skip|todo)\b|\bas any\b|: any\b/;
  const comments = /^\s*(?:\*|\/\*\*|\/\/).*$/gm;
  const wrong = code
    .filter((file) => file !== 'tests/house.test.ts')
    .filter((file) => silenced.test(read(file)) || loose.test(read(file).replaceAll(comments, '')));
  expect(wrong).toEqual([]);
});

it('names no machine, no registry and no workplace', () => {
  const forbidden = new RegExp(
    [
      // Only at the beginning of a path: elsewhere it may be an address of a site.
      '(?<!\\w)/wo' + 'rk/',
      '/ro' + 'ot/',
      '\\.\\./sha' + 'red',
      'registry\\.np' + 'mjs',
      'deb\\.deb' + 'ian',
      'sub' + 'agent',
    ].join('|'),
  );
  const texts = files.filter((file) => statSync(path.join(root, file)).size < 2_000_000);
  const wrong = texts.filter(
    (file) => /\.(ts|tsx|css|json|md|ya?ml|mjs|svg|txt|html)$/.test(file) && forbidden.test(read(file)),
  );
  expect(wrong).toEqual([]);
});

it('describes every package under the same five headings, and links to the page of supported versions', () => {
  for (const name of publishedPackages(root)) {
    const readme = read(`${name}/README.md`);
    const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings, name).toEqual(['What it is', 'Entry points', 'Example', 'Rules', 'Not here']);
    expect(readme, name).toContain('](../../docs/support.md)');
  }
});

it('points every entry point to src in the workspace and to dist in the package', () => {
  for (const name of publishedPackages(root)) {
    const manifest = JSON.parse(read(`${name}/package.json`));
    const published = manifest.publishConfig.exports as Record<string, unknown>;
    const patterns = Object.keys(published).map(
      (entryPoint) => new RegExp(`^${entryPoint.replaceAll('.', '\\.').replace('*', '.+')}$`),
    );
    // Every site renders its own media: they are not in the tarball.
    const entryPoints = Object.keys(manifest.exports).filter((name) => name !== './media/*');
    const unpublished = entryPoints.filter((each) => !patterns.some((pattern) => pattern.test(each)));
    expect(unpublished, name).toEqual([]);
    // Files other than code are the same in the workspace and in the package.
    const apart = /^\.\/(?:content\/|schema\/|dist\/media\/|(?:package|accessibility|orca)\.json$)/;
    const targets = (exported: object) =>
      Object.values(exported)
        .flatMap((target) => (typeof target === 'string' ? target : Object.values(target ?? {})))
        .filter((target) => !apart.test(String(target)));
    expect(
      targets(manifest.exports).filter((target) => !/^\.\/src\//.test(String(target))),
      name,
    ).toEqual([]);
    expect(
      targets(published).filter((target) => !/^\.\/dist\//.test(String(target))),
      name,
    ).toEqual([]);
  }
});

it('generates files that git ignores before any task that needs them', () => {
  for (const folder of Object.keys(DEPENDENCIES)) {
    const { name, scripts = {} } = JSON.parse(read(`${folder}/package.json`));
    const tasks = ['dev', 'build', 'typecheck', 'test'].filter((task) => scripts.generate && scripts[task]);
    for (const task of tasks) {
      const plan = execFileSync(
        path.join(root, 'node_modules/.bin/turbo'),
        ['run', task, `--filter=${name}`, '--dry=json', '--no-update-notifier'],
        { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
      );
      const planned = JSON.parse(plan.toString()).tasks as { taskId: string; dependencies: string[] }[];
      const own = planned.find(({ taskId }) => taskId === `${name}#${task}`);
      expect(own?.dependencies, `${folder}, ${task}`).toContain(`${name}#generate`);
    }
  }
});

it('takes shared dependencies from the catalog', () => {
  const [, shared = ''] = read('pnpm-workspace.yaml').split('\ncatalog:\n');
  const catalog = [...shared.matchAll(/^ {2}["']?([@a-z][^:'"]*)["']?: /gm)].map(([, name]) => name);
  const wrong: string[] = [];
  for (const folder of Object.keys(DEPENDENCIES)) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const apart = name === 'typescript' && folder.startsWith('apps/');
      if (catalog.includes(name) && version !== 'catalog:' && !apart)
        wrong.push(`${folder}: ${name} ${version}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('names no plugin in the packages', () => {
  const names = publishedPackages(root).flatMap((folder) => {
    const [home, name] = folder.split('/');
    return home === 'plugins' && name ? [name] : [];
  });
  // "analytics" is also an option of the config: a plugin is named by its package or its folder.
  const named = new RegExp(
    `(?:@tamarack-lowe|plugins)/(?:${names.join('|')})\\b|${names.filter((name) => name.includes('-')).join('|')}`,
  );
  const wrong = files.filter(
    (file) => /^packages\/[^/]+\/(?:src|template|schema)\//.test(file) && named.test(read(file)),
  );
  expect(names).not.toEqual([]);
  expect(wrong).toEqual([]);
});

it('gives every run of tests a temporary folder of its own', () => {
  const configs = files.filter((file) => /(?:^|\/)(?:vitest|playwright)\.config\.ts$/.test(file));
  const wrong = configs.filter((file) => !/temporaryFolder\.ts|journeysConfig/.test(read(file)));
  expect(configs.length).toBeGreaterThan(15);
  expect(wrong).toEqual([]);
});

it('uses no name that a migration replaces', () => {
  const own = code.filter(
    (file) => !/oldNames|\/migrate[/.]|\/(?:check|upgrade)\.test\.|^tests\//.test(file),
  );
  const wrong = own.flatMap((file) => {
    const { changes } = (file.endsWith('.css') ? renameInStyles : renameInCode)(read(file));
    return changes.map((change) => `${file}: ${change}`);
  });
  expect(renameInCode('dataset.gtGround').changes).toHaveLength(1);
  expect(wrong).toEqual([]);
});
