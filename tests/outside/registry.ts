import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A registry that has the packages of the house, and no others. */
export type Registry = {
  /** `http://127.0.0.1:4873` */
  address: string;
  /** The hash of the tarball that it serves of a package, as lockfiles write it; undefined where it has none. */
  integrityOf: (name: string, version: string) => Promise<string | undefined>;
  stop: () => Promise<void>;
};

/** Starts a registry on a free port, with what it holds in a folder. */
export async function startRegistry(storage: string): Promise<Registry> {
  const child = fork(path.join(import.meta.dirname, 'serveRegistry.ts'), [storage]);
  const [port]: unknown[] = await once(child, 'message');
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    integrityOf: async (name, version) => {
      const answer = await fetch(`${address}/${name.replace('/', '%2f')}`);
      const { versions = {} } = (await answer.json()) as Packument;
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

/** Publishes every package of the repository, by the command of a release, but without provenance: nobody attests to it here. */
export function publishHouse(root: string, { address }: Registry): void {
  // Whoever publishes has to be somebody.
  const token = `npm_config_${address.replace('http:', '')}/:_authToken`;
  execFileSync('pnpm', ['publish', '-r', '--no-git-checks', '--registry', address], {
    cwd: root,
    env: { ...process.env, [token]: 'anybody' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
