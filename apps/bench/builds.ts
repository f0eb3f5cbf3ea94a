import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender/internal/files';
import { weigherOf } from '@tamarack-lowe/prerender/internal/weights';

/** Seconds of a build: those that passed, and those that processors spent on it. */
export type BuildTime = { passed: number; processors: number };

const COMMAND = 'pnpm run --silent build > /dev/null && times';

/** Builds the site of a workspace without turbo's cache. Throws when a page is over its budget. */
export function buildSite(workspace: string, site: string): BuildTime {
  const began = performance.now();
  const times = execFileSync('sh', ['-c', COMMAND], {
    cwd: join(workspace, site),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { passed: (performance.now() - began) / 1000, processors: childSeconds(times) };
}

/** Seconds that the children of a shell have kept processors busy, from what its `times` says: `1m2.50s 0m0.25s` last. */
export function childSeconds(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  const spent = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (spent.length !== 2)
    throw new Error(`The command "times" printed "${last}" instead of minutes and seconds.`);
  return spent.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}

/** Takes away all that builds of a site have left, but the cache of pictures, cards and typefaces. */
export function forgetBuild(site: string): void {
  for (const made of ['build', '.microsite/browser', '.microsite/draw', '.microsite/bundle.json'])
    rmSync(join(site, made), { recursive: true, force: true });
}

/** Every address of a built site that is a page, `/` first; those for unknown addresses are not among them. */
export function builtAddresses(root: string): string[] {
  return builtFiles(root)
    .filter((path) => path.endsWith(`${sep}index.html`))
    .map((path) => `/${relative(root, path).split(sep).slice(0, -1).join('/')}`)
    .filter((address) => !address.endsWith('/404'))
    .sort();
}

/** The files, by their names from the folder, that only one of two folders has or that are not the same in both. */
export function differentFiles(one: string, other: string): string[] {
  const names = new Set(
    [one, other].flatMap((folder) => builtFiles(folder).map((file) => relative(folder, file))),
  );
  return [...names].filter((name) => {
    const [here, there] = [join(one, name), join(other, name)];
    return !existsSync(here) || !existsSync(there) || !readFileSync(here).equals(readFileSync(there));
  });
}

/**
 * Ratios between the sizes of pages of a grown site and of ours, the largest first. Throws when a page was not built.
 */
export async function heavierPages(
  addresses: readonly string[],
  { root, grown }: { root: string; grown: string },
): Promise<{ address: string; by: number }[]> {
  const weighers = [weigherOf(root), weigherOf(grown)] as const;
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const [before, after] = await Promise.all(weighers.map((weigh) => weigh(address)));
      if (!before || !after) throw new Error(`${address} was not built with more stories.`);
      const all = ({ html, styles, scripts, fonts }: typeof before) => html + styles + scripts + fonts;
      return { address, by: all(after) / all(before) };
    }),
  );
  return pages.sort((one, other) => other.by - one.by);
}
