/**
 * `pnpm test:changed`: checks the files that differ from `main`: their style, the types of their packages and of packages that
 * import those, and the unit tests that import a changed file. Builds no site; `npm test` does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNeeds } from './needs.ts';

const root = path.join(import.meta.dirname, '../..');
const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
if (changed.length === 0) {
  console.info('Nothing differs from main.');
  process.exit(0);
}

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const packages = globSync(['{apps,packages}/*/package.json', 'tests/built-pages/package.json'], {
  cwd: root,
}).map((file) => ({
  folder: path.posix.dirname(file.split(path.sep).join('/')),
  manifest: JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest,
}));
/** Fast test projects of packages that also have slow ones. */
const PROJECTS: Record<string, string[]> = {
  microsite: ['unit'],
  storybook: ['unit'],
  ui: ['unit', 'browser'],
};
const affected = affectedPackages();
const present = changed.filter((file) => existsSync(path.join(root, file)));
const { env } = findNeeds(['browser']);
const began = Date.now();
const failed: string[] = [];

run('Style', '.', ['biome', 'check', '--no-errors-on-unmatched', ...present]);
run('House rules', '.', ['vitest', 'run', '--root', 'tests']);
for (const { folder } of affected) run(`Types of ${folder}`, '.', ['tsc', '-p', folder]);
const sources = present
  .filter((file) => /\.(?:tsx?|css|json)$/.test(file))
  .map((file) => path.join(root, file));
for (const { folder, manifest } of affected) {
  if (!existsSync(path.join(root, folder, 'node_modules/.bin/vitest'))) continue;
  // Built pages are read from built sites.
  if (manifest.name.endsWith('/built-pages')) continue;
  const projects = PROJECTS[path.posix.basename(folder)] ?? [];
  run(`Affected tests of ${folder}`, folder, [
    'vitest',
    'related',
    '--run',
    '--passWithNoTests',
    ...projects.flatMap((project) => ['--project', project]),
    ...sources,
  ]);
}
if (changed.some((file) => file.startsWith('packages/stories/content/')))
  run('Content', '.', ['pnpm', '--silent', 'content:check']);

const seconds = Math.round((Date.now() - began) / 1000);
console.info(
  `\n${changed.length} changed files affect ${affected.map(({ folder }) => folder).join(', ') || 'no package'}: ${seconds} s`,
);
for (const step of failed) console.error(`✗ ${step}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Lists changed packages and all that depend on them, directly or not. */
function affectedPackages() {
  const names = new Set(
    packages
      .filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}/`)))
      .map(({ manifest }) => manifest.name),
  );
  for (let before = -1; before !== names.size; ) {
    before = names.size;
    for (const { manifest } of packages) {
      const imports = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      if (imports.some((name) => names.has(name))) names.add(manifest.name);
    }
  }
  return packages.filter(({ manifest }) => names.has(manifest.name));
}

function run(step: string, folder: string, [command = '', ...args]: string[]): void {
  console.info(`\n▸ ${step}`);
  const { status } = spawnSync(command, args, {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) failed.push(step);
}
