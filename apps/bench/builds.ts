import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender/internal/files';
import { weigherOf } from '@tamarack-lowe/prerender/internal/weights';

/** Elapsed seconds of a build, and seconds of all processors. */
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

/** Returns the processor seconds of the children of a shell, from the last line of its `times`: `1m2.50s 0m0.25s`. */
export function childSeconds(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  const spent = [...last.matchAll(/(\d+)m([\d.]+)s/g)];
  if (spent.length !== 2)
    throw new Error(`The command "times" printed "${last}" instead of minutes and seconds.`);
  return spent.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}

/** Removes the output of builds, except the cache of pictures, share cards and typefaces. */
export function forgetBuild(site: string): void {
  for (const made of ['build', '.microsite/browser', '.microsite/render', '.microsite/bundle.json'])
    rmSync(join(site, made), { recursive: true, force: true });
}

/** Lists the addresses of all built pages, `/` first, without 404 pages. */
export function builtAddresses(root: string): string[] {
  return builtFiles(root)
    .filter((path) => path.endsWith(`${sep}index.html`))
    .map((path) => `/${relative(root, path).split(sep).slice(0, -1).join('/')}`)
    .filter((address) => !address.endsWith('/404'))
    .sort();
}

/** Lists the files that differ between two folders or are missing in one, relative to the folder. */
export function differentFiles(one: string, other: string): string[] {
  const names = new Set(
    [one, other].flatMap((folder) => builtFiles(folder).map((file) => relative(folder, file))),
  );
  return [...names].filter((name) => {
    const [here, there] = [join(one, name), join(other, name)];
    return !existsSync(here) || !existsSync(there) || !readFileSync(here).equals(readFileSync(there));
  });
}

/** Lists the files that the current build of a site keeps of the build before it, for pages that are still open. */
export function carriedFiles(root: string): string[] {
  const { kept }: { kept: string[] } = JSON.parse(
    readFileSync(join(dirname(realpathSync(root)), 'build.json'), 'utf8'),
  );
  return kept;
}

/**
 * Returns size ratios between pages of a grown site and of ours, the largest first. Throws when a page was not built.
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
