import { execSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishedPackages } from './publishedPackages.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packages = publishedPackages(root);
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`));
/** Finds the commands of this repository, wherever the tests run. */
const withTools = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

it('runs install scripts of listed packages only', () => {
  const workspace = read('pnpm-workspace.yaml');
  const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(workspace) ?? [];
  const allowed = [...list.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name);
  expect(allowed).toEqual(['pnpm']);
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
});

it('publishes no package with an install script', () => {
  const wrong = packages.flatMap((name) =>
    Object.keys(manifestOf(name).scripts ?? {})
      .filter((script) => /^(?:pre|post)?install$|^prepare$/.test(script))
      .map((script) => `${name}: ${script}`),
  );
  expect(wrong).toEqual([]);
});

it('depends on exact versions', () => {
  const wrong = packages.flatMap((name) => {
    const { dependencies = {} }: { dependencies?: Record<string, string> } = manifestOf(name);
    return Object.entries(dependencies)
      .filter(([, version]) => !/^(?:\d+\.\d+\.\d+|catalog:|workspace:[\^*])$/.test(version))
      .map(([dependency, version]) => `${name}: ${dependency} ${version}`);
  });
  expect(wrong).toEqual([]);
});

it('publishes with provenance and a bill of materials', () => {
  expect(scripts['release:publish']).toMatch(/pnpm release:sbom && pnpm publish -r --provenance$/);
});

type Component = {
  group?: string;
  name: string;
  version: string;
  externalReferences?: { type: string; hashes?: object[] }[];
};

it('writes a bill of materials of each package: all its dependencies, without those of tests', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const command = (scripts['release:sbom'] ?? '').replace('reports/sbom', folder);
  execSync(command, { cwd: root, stdio: 'ignore', env: { ...process.env, PATH: withTools } });

  for (const name of packages) {
    const bill = JSON.parse(
      readFileSync(path.join(folder, `tamarack-lowe-${path.basename(name)}.json`), 'utf8'),
    );
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: path.basename(name) } },
    });
    const components: Component[] = bill.components ?? [];
    const full = ({ group, name }: Component) => (group ? `${group}/${name}` : name);
    const { dependencies = {}, devDependencies = {} } = manifestOf(name);
    expect(components.map(full), name).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(components.map(full), name).not.toContain('vitest');
    expect(Object.keys(devDependencies), name).toContain('vitest');
    const others = components.filter(({ group }) => group !== '@tamarack-lowe');
    const unhashed = others.filter(
      ({ externalReferences = [] }) => !externalReferences.some(({ hashes = [] }) => hashes.length > 0),
    );
    expect(unhashed.map(full), name).toEqual([]);
  }
});
