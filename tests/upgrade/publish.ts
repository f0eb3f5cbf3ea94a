import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishPackages, type Registry } from '../outside/registry.ts';

const SCOPE = '@tamarack-lowe/';

type Packed = { name: string; folder: string };

/** Packs the packages that a site installs, and unpacks them below a folder, to be published under several versions. */
export function packForSites(root: string, target: string): Packed[] {
  return namesFor(root).map((name) => {
    const tarball = path.join(target, `${name}.tgz`);
    const folder = path.join(target, name);
    const quiet = { stdio: 'ignore' } as const;
    execFileSync('pnpm', ['pack', '--out', tarball], { cwd: path.join(root, 'packages', name), ...quiet });
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], quiet);
    return { name, folder };
  });
}

/** `microsite`, and the packages of this repository that it needs. */
function namesFor(root: string): string[] {
  const names = new Set(['microsite']);
  // A set visits what is added meanwhile.
  for (const name of names) {
    const manifest = JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(manifest.dependencies))
      if (dependency.startsWith(SCOPE)) names.add(dependency.slice(SCOPE.length));
  }
  return readdirSync(path.join(root, 'packages')).filter((name) => names.has(name));
}

/** Publishes packed packages (folders below `target`) under a version. The one published last is the newest. */
export function publishAs(version: string, packed: readonly Packed[], { target, registry }: Place): void {
  for (const { folder } of packed) {
    const file = path.join(folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const dependencies = Object.entries<string>(manifest.dependencies ?? {}).map(([name, range]) => [
      name,
      name.startsWith(SCOPE) ? version : range,
    ]);
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, version, dependencies: Object.fromEntries(dependencies) }),
    );
  }
  writeFileSync(path.join(target, 'pnpm-workspace.yaml'), "packages: ['*']\n");
  publishPackages(target, registry);
}

type Place = {
  /** Folder of the packed packages. */
  target: string;
  registry: Registry;
};
