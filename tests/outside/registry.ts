import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A local npm registry with the packages of this repository only. */
export type Registry = {
  /** `http://127.0.0.1:4873/<uuid>`, another one for each run. */
  address: string;
  /** Returns the hash of a tarball, as lockfiles write it; undefined for an unknown version. */
  integrityOf: (name: string, version: string) => Promise<string | undefined>;
  stop: () => Promise<void>;
};

/** Starts a registry on a free port. `storage`: the folder of its packages. */
export async function startRegistry(storage: string): Promise<Registry> {
  const child = fork(path.join(import.meta.dirname, 'serveRegistry.ts'), [storage]);
  const [message]: unknown[] = await once(child, 'message');
  const address = String(message);
  return {
    address,
    integrityOf: async (name, version) => {
      const response = await fetch(`${address}/${name.replace('/', '%2f')}`);
      const { versions = {} } = (await response.json()) as Packument;
      return versions[version]?.dist.integrity;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

type Packument = { versions?: Record<string, { dist: { integrity: string } } | undefined> };

/** Publishes every package of the repository with the command of a release, without provenance. */
export function publishPackages(root: string, { address }: Registry): void {
  // pnpm publishes only with a token.
  const token = `npm_config_${address.replace('http:', '')}/:_authToken`;
  execFileSync('pnpm', ['publish', '-r', '--no-git-checks', '--registry', address], {
    cwd: root,
    env: { ...process.env, [token]: 'anybody' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
