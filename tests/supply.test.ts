import { execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { intersects, subset } from 'semver';
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

const TEMPLATE = 'packages/create-microsite/template/site';

it('holds back new versions for three days, here and in created sites', () => {
  const minutes = /^minimumReleaseAge: 4320$/m;
  expect(read('pnpm-workspace.yaml')).toMatch(minutes);
  expect(read(`${TEMPLATE}/pnpm-workspace.yaml`)).toMatch(minutes);
  expect(read(`${TEMPLATE}/npmrc`)).toMatch(/^min-release-age=3$/m);
  // The age is asked when a version enters the lockfile, and again in `test:release`: not at each first installation.
  expect(scripts.bootstrap).toMatch(/--frozen-lockfile --config\.minimum-release-age=0$/);
  expect(scripts['check:lockfile']).toBe('pnpm install --frozen-lockfile --lockfile-only');
});

it('names actions by commit, with their tag, and gives workflows the least rights', () => {
  const workflows = [TEMPLATE, '.'].flatMap((folder) =>
    readdirSync(path.join(root, folder, '.github/workflows')).map(
      (name) => `${folder}/.github/workflows/${name}`,
    ),
  );
  expect(workflows.length).toBeGreaterThanOrEqual(3);
  for (const file of workflows) {
    const text = read(file);
    const uses = text.match(/uses: .+/g) ?? [];
    expect(uses.length, file).toBeGreaterThan(0);
    for (const line of uses)
      expect(line, file).toMatch(/^uses: [\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    // At the top only reading; a job that writes says what.
    expect(text, file).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n\n/m);
    expect(text, file).not.toMatch(/write-all|pull_request_target/);
    expect(text, file).toContain('persist-credentials: false');
  }
  expect(read(`${TEMPLATE}/.github/workflows/check.yml`)).toContain('- run: npm audit signatures');
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

it('names versions of Node that every dependency supports, here and in created sites', () => {
  const folders = ['.', TEMPLATE, ...packages.filter((name) => manifestOf(name).engines)];
  expect(folders.length).toBeGreaterThan(8);
  const named = new Set(folders.map((name): string => manifestOf(name).engines.node));
  expect(named.size).toBe(1);
  const [node = ''] = named;
  // A package for another system or processor says what its own builds of Node are; nobody else installs it.
  const entries = read('pnpm-lock.yaml').matchAll(
    /^ {2}'?(\S+?)'?:\n {4}resolution:.*\n {4}engines: \{node: '?([^',}]+)'?.*\n( {4}cpu:)?/gm,
  );
  const asked = [...entries].filter(([, , , cpu]) => cpu === undefined);
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.flatMap(([, name, range = '']) => (subset(node, range) ? [] : `${name}: ${range}`))).toEqual(
    [],
  );
  expect(intersects(node, read('pnpm-workspace.yaml').match(/^nodeVersion: (.*)$/m)?.[1] ?? '')).toBe(true);
  const lowest =
    node
      .match(/\d+(?:\.\d+)+/g)
      ?.slice(0, -1)
      .map((version) => version.replace(/\.0$/, '')) ?? [];
  for (const page of ['README.md', 'docs/a-microsite-in-a-morning.md', 'docs/fr/a-microsite-in-a-morning.md'])
    expect(read(page), page).toContain(`Node ${lowest.join(', ')}`);
});

it('says where each published package comes from', () => {
  const { homepage, bugs, repository } = manifestOf('packages/microsite');
  expect([homepage, bugs, repository.url]).not.toContain(undefined);
  for (const directory of packages)
    expect(manifestOf(directory), directory).toMatchObject({
      homepage,
      bugs,
      repository: { ...repository, directory },
    });
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
