import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { viteAssets } from './assets.ts';
import { weighPages } from './budgets/weighPages.ts';
import { checkBudgets } from './budgets.ts';
import { keepLast } from './builds/keepLast.ts';
import { KEPT_FILE, openKept } from './cache.ts';
import { precompress } from './files/precompress.ts';
import { scriptsIn } from './files/scriptsIn.ts';
import { stampOf } from './kept/stampOf.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { pageFrame } from './page/pageFrame.ts';
import { writePolicies } from './pagePolicies.ts';
import { bundleEarly } from './prehydration/bundle.ts';
import { publishBuild } from './releases.ts';
import { drawPages } from './renderPages.ts';
import { pageSheets } from './stylesheets.ts';

/**
 * Makes a site of ready files: every page whole in one answer, with its styles inside and one small script that lets the
 * visitor act and calls the others when there is time for them; beside it the data it was drawn from; beside the folder
 * `csp.json`, the policy of each page; beside each text its packed forms. Throws, and leaves the last build where it is,
 * when something goes wrong or is over its budget. Gives what was made: the number of pages, a table of weights, and whether
 * anything has changed.
 */
export async function prerender<Source>(
  site: PrerenderOptions<Source>,
): Promise<{ pages: number; table: string; isNew: boolean }> {
  const { root, base = '/', assets, addresses, notFound } = site;
  const fresh = join(dirname(root), 'next');
  const folder = join(fresh, basename(root));
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Pages have sheets that are made of Vite's.
  const filter = (file: string) => !file.endsWith('.css');
  cpSync(join(assets, 'assets'), join(folder, base, 'assets'), { recursive: true, filter });

  const built = viteAssets(assets, site.entry, site.parts, base);
  const { script: source, ...settings } = site.early;
  const script = await bundleEarly(source);
  const scripts = `${script}${scriptsIn(assets)}`;
  const place = { root: folder, base };
  const { sheetsOf, parts } = pageSheets(place, {
    folder: assets,
    built,
    scripts,
    critical: site.critical ?? {},
  });
  const shared = site.shared && withParts(site.shared, site.parts && parts);
  const frame = pageFrame({ built, script, settings });
  const kept = openKept(root, folder);
  const stamp = stampOf(site, [built.version, script]);
  const [packed] = await Promise.all([
    drawPages(place, { ...site, ...(shared && { shared }) }, { built, sheetsOf, frame, kept, stamp }),
    site.beside?.(folder),
  ]);
  for (const address of notFound ?? [])
    copyFileSync(join(folder, address, 'index.html'), join(folder, `${address}.html`));
  await site.whenDrawn?.(folder);
  writePolicies(folder, { ...site.policy, known: kept.policies });
  await precompress(folder, { isPacked: (name) => packed.has(name) || kept.isPacked(name) });
  const hashed = ['assets', ...(site.hashed ?? [])].map((name) => join(base, name));
  const ofLast = keepLast(root, folder, hashed);
  await site.finish?.(folder);

  const weights = await weighPages(folder, addresses, kept.weights);
  const { table, over } = checkBudgets(weights, site.budgets ?? {});
  if (over !== null) throw new Error(over);
  writeFileSync(join(fresh, KEPT_FILE), kept.leave(weights));
  const isNew = publishBuild(fresh, { root, version: built.version, hashed, kept: ofLast });
  return { pages: addresses.length, table, isNew };
}

/** What pages share, told where the parts of the style sheet are; the same object for the same. */
function withParts<Source>(
  shared: (source: Source) => object,
  parts: object | undefined,
): (source: Source) => object {
  const known = new Map<object, object>();
  return (source) => {
    const value = shared(source);
    const told = known.get(value) ?? { ...value, ...(parts && { parts }) };
    known.set(value, told);
    return told;
  };
}
