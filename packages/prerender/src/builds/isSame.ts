import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areSame } from '../files/areSame.ts';
import { nameIn } from '../files/nameIn.ts';
import { builtFiles } from '../files.ts';

type Compared = {
  /** The name of their sites. */
  site: string;
  /** Names of files that do not count in the site of the second one, from its root. */
  apart: readonly string[];
};

/** Whether two builds hold the same. Folders beside their sites are made of these, and not looked into. */
export function isSame(fresh: string, last: string, { site, apart }: Compared): boolean {
  const isOne = (name: string) => areSame(join(fresh, name), join(last, name));
  // What lies beside a site tells of its pages: most changes are known by it.
  const beside = readdirSync(fresh, { withFileTypes: true }).filter((entry) => entry.isFile());
  if (!beside.every(({ name }) => isOne(name))) return false;
  const others = new Set(apart);
  const names = (build: string) =>
    builtFiles(join(build, site)).map((file) => nameIn(join(build, site), file));
  const files = names(fresh);
  const before = names(last).filter((name) => !others.has(name));
  return files.join('\n') === before.join('\n') && files.every((name) => isOne(join(site, name)));
}
