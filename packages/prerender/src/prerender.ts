import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rolldown } from 'rolldown';
import { scriptsIn, viteAssets } from './assets.ts';
import { checkBudgets } from './budgets.ts';
import { CACHE_FILE, openCache, type PageCache, settingsKey } from './cache.ts';
import { precompress } from './compression.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { writePolicies } from './pagePolicies.ts';
import { carryHashedFiles, deleteOtherEpochs, hasOtherEpoch, publishBuild } from './releases.ts';
import { pageFrame, renderPages } from './renderPages.ts';
import { pageSheets } from './stylesheets.ts';
import { weighPages } from './weights.ts';

/** Time that servers need to change to a new build: they look for one each second, then finish their responses from the last one. */
const SERVERS_CHANGE_MS = 3000;

/**
 * Builds a static site: every page as one HTML file with its critical CSS and one small inline script, which handles input
 * until it has loaded the other scripts; the page data beside it; `csp.json`, the policy of each page, beside the
 * folder; and a compressed form of each text file. Throws when anything fails or a page is over its budget, and then
 * leaves the last build in place. Returns the number of pages, a table of weights, whether anything changed, and whether the
 * site is a draft (`draft` of the options), whose pages are not weighed.
 */
export async function prerender<Source>(
  site: PrerenderOptions<Source>,
): Promise<{ pages: number; table: string; isNew: boolean; isDraft: boolean }> {
  const { root, base = '/', assets, addresses, notFound } = site;
  const next = join(dirname(root), 'next');
  const folder = join(next, basename(root));
  rmSync(next, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Pages use style sheets that `pageSheets` derives from Vite's.
  const filter = (file: string) => !file.endsWith('.css');
  cpSync(join(assets, 'assets'), join(folder, base, 'assets'), { recursive: true, filter });

  const built = viteAssets(assets, site.entry, site.chunks, base);
  const { script: source, ...settings } = site.prehydration;
  const script = await bundlePrehydration(source);
  const scripts = `${script}${scriptsIn(assets)}`;
  const location = { root: folder, base };
  const { sheetsOf, chunks } = pageSheets(location, {
    folder: assets,
    built,
    scripts,
    critical: site.critical ?? {},
  });
  const shared = site.shared && withChunks(site.shared, site.chunks && chunks);
  const frame = pageFrame({ version: built.version, script, settings });
  const cache = openCache(root, folder);
  const key = settingsKey(site, [built.version, script]);
  const isDraft = site.draft === true && cache.isEmpty;
  const options = { ...site, ...(shared && { shared }), ...(isDraft && { compressFast: () => true }) };
  const [compressed] = await Promise.all([
    renderPages(location, options, { built, sheetsOf, frame, cache, key }),
    site.beside?.(folder),
  ]);
  for (const address of notFound ?? [])
    copyFileSync(join(folder, address, 'index.html'), join(folder, `${address}.html`));
  await site.afterRender?.(folder);
  writePolicies(folder, { ...site.policy, known: cache.policies });
  await precompress(folder, {
    isCompressed: (name) => compressed.has(name) || cache.isCompressed(name),
    quality: isDraft ? 8 : 11,
  });
  const hashed = ['assets', ...(site.hashed ?? [])].map((name) => join(base, name));
  const epoch = site.epoch ?? '';
  const kept = carryHashedFiles(root, folder, { hashed, epoch });
  await site.finish?.(folder);

  const table = isDraft ? '' : await checkWeights(site, { folder, cache });
  const isNew = publishBuild(next, { root, version: built.version, hashed, kept, epoch });
  if (hasOtherEpoch(root)) {
    await setTimeout(SERVERS_CHANGE_MS);
    deleteOtherEpochs(root);
  }
  return { pages: addresses.length, table, isNew, isDraft };
}

/** Checks the weights of a built site and saves them for the next build. Returns them as a table. */
async function checkWeights<Source>(
  { addresses, budgets = {} }: PrerenderOptions<Source>,
  { folder, cache }: { folder: string; cache: PageCache },
): Promise<string> {
  const weights = await weighPages(folder, addresses, cache.weights);
  const { table, over } = checkBudgets(weights, budgets);
  if (over !== null) throw new Error(over);
  writeFileSync(join(dirname(folder), CACHE_FILE), cache.toJson(weights));
  return table;
}

/** Adds the addresses of the CSS chunks to shared data. Returns the same object for the same input. */
function withChunks<Source>(
  shared: (source: Source) => object,
  chunks: object | undefined,
): (source: Source) => object {
  const cache = new Map<object, object>();
  return (source) => {
    const value = shared(source);
    const extended = cache.get(value) ?? { ...value, ...(chunks && { chunks }) };
    cache.set(value, extended);
    return extended;
  };
}

/** Bundles and minifies the inline script: one text without imports. */
async function bundlePrehydration(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: { target: 'es2023' },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  await bundle.close();
  const code = output[0].code.trim();
  if (/<\/script/i.test(code))
    throw new Error(
      `${entry} contains "</script", which would end the inline script. Write it as two strings.`,
    );
  return code;
}
