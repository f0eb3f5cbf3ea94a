import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packs every package of a folder into another. Gives the tarball of each by its name. */
export function packHouse(packages: string, target: string): Map<string, string> {
  return new Map(
    readdirSync(packages).map((folder) => {
      const home = path.join(packages, folder);
      const tarball = path.join(target, `${folder}.tgz`);
      execFileSync('pnpm', ['pack', '--out', tarball], { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
      const { name }: { name: string } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
      return [name, tarball];
    }),
  );
}
