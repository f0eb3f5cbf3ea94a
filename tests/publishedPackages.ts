import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that contain published packages. */
const HOMES = ['packages', 'plugins'];

/** Lists the folders of published packages, from the root of the repository: `packages/ui`. */
export function publishedPackages(root: string): string[] {
  return HOMES.flatMap((home) => readdirSync(path.join(root, home)).map((name) => `${home}/${name}`));
}
