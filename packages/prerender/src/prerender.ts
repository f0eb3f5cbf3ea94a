import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { viteAssets } from './assets/viteAssets.ts';
import { checkBudgets } from './budgets/checkBudgets.ts';
import { weighPages } from './budgets/weighPages.ts';
import { drawPages } from './drawPages.ts';
import { bundleEarly } from './early/bundleEarly.ts';
import { precompress } from './files/precompress.ts';
import { scriptsIn } from './files/scriptsIn.ts';
import { swapIn } from './files/swapIn.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { pageFrame } from './page/pageFrame.ts';
import { pageSheets } from './page/pageSheets.ts';
import { writePolicies } from './policy/writePolicies.ts';

/**
 * Makes a site of ready files: every page whole in one answer, with its styles inside and one small script that lets the
 * visitor act and calls the others when there is time for them; beside it the data it was drawn from; beside the folder
 * `csp.json`, the policy of each page; beside each text its packed forms. Throws, and leaves the last build where it is,
 * when something goes wrong or is over its budget. Gives what was made: the number of pages, and a table of weights.
 */
export async function prerender<Source>(
  site: PrerenderOptions<Source>,
): Promise<{ pages: number; table: string }> {
  const { root, assets, addresses, notFound } = site;
  const fresh = join(dirname(root), 'next');
  const folder = join(fresh, 'site');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Pages have sheets that are made of Vite's.
  const filter = (file: string) => !file.endsWith('.css');
  cpSync(join(assets, 'assets'), join(folder, 'assets'), { recursive: true, filter });

  const built = viteAssets(assets, site.entry, site.parts);
  const { script: source, ...settings } = site.early;
  const script = await bundleEarly(source);
  const scripts = `${script}${scriptsIn(assets)}`;
  const { sheetsOf, parts } = pageSheets(folder, {
    folder: assets,
    built,
    scripts,
    critical: site.critical ?? {},
  });
  const shared = site.shared && withParts(site.shared, site.parts && parts);
  const frame = pageFrame({ built, script, settings });
  const [light] = await Promise.all([
    drawPages(folder, { ...site, ...(shared && { shared }) }, { built, sheetsOf, frame }),
    site.beside?.(folder),
  ]);
  for (const address of notFound ?? [])
    copyFileSync(join(folder, address, 'index.html'), join(folder, `${address}.html`));
  await site.whenDrawn?.(folder);
  writePolicies(folder, site.policy);
  await precompress(folder, { isLight: (name) => light.has(name) });

  const { table, over } = checkBudgets(await weighPages(folder, addresses), site.budgets ?? {});
  if (over !== null) throw new Error(over);
  for (const name of readdirSync(fresh))
    if (name !== 'site') swapIn(join(fresh, name), join(dirname(root), name));
  swapIn(folder, root);
  rmSync(fresh, { recursive: true });
  return { pages: addresses.length, table };
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
