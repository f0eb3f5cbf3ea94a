/**
 * `pnpm test:growth`: builds a copy of the site with ten times the stories, within the same budgets. Fails when a page is more
 * than 1 % heavier than in the site. Then edits a story and takes the edit back, each with a build that has a cache, and fails when
 * the last one differs from the first, which had none.
 */
import { cpSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite, builtAddresses, carriedFiles, differentFiles, heavierPages } from './builds.ts';
import { builtFolder, DEFAULT_SITE, flags } from './siteFolder.ts';
import { editStory, growCopy } from './workspaceCopy.ts';

const MOST = 1.01;

const { values } = parseArgs({ args: flags(), options: { site: { type: 'string', default: DEFAULT_SITE } } });
const { site } = values;
const root = builtFolder(site);
const copy = growCopy(site, 10);
try {
  const cold = buildSite(copy.workspace, site);
  const pages = await heavierPages(builtAddresses(root), { root, grown: copy.root });
  const heavy = pages.filter(({ by }) => by > MOST);
  for (const { address, by } of heavy) {
    console.error(
      `${address} weighs ${by.toFixed(3)} times as much with ${copy.stories} stories. Pages must not grow with their number: show a few, and load the others when they are asked for.`,
    );
  }
  console.info(
    `${copy.stories} stories built in ${cold.passed.toFixed(0)} s (${cold.processors.toFixed(0)} s of processors), within the budgets; the heaviest page grew to ${pages[0]?.by.toFixed(3)} ×`,
  );

  const withoutCache = join(copy.workspace, 'without-cache');
  // The served folder is a link to the newest build.
  cpSync(realpathSync(copy.root), withoutCache, { recursive: true });
  const takeBack = editStory(copy.workspace);
  const edited = buildSite(copy.workspace, site);
  takeBack();
  buildSite(copy.workspace, site);
  const carried = carriedFiles(copy.root);
  const different = differentFiles(withoutCache, copy.root).filter((name) => !carried.includes(name));
  for (const name of different)
    console.error(
      `${name} differs from what a build without a cache writes. Look at the cache key of its page (packages/microsite/src/build).`,
    );
  console.info(
    `One story edited: built in ${edited.passed.toFixed(0)} s (${edited.processors.toFixed(0)} s of processors)`,
  );
  if (heavy.length > 0 || different.length > 0) process.exitCode = 1;
} finally {
  copy.remove();
}
