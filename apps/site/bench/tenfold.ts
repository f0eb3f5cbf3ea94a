/**
 * `pnpm test:growth`: builds a copy of the site with ten times the stories, budgets included, and stops when a page of the
 * built site became more than a hundredth heavier with them.
 */
import { join } from 'node:path';
import { buildSite } from './buildSite.ts';
import { builtAddresses } from './builtAddresses.ts';
import { growCopy } from './growCopy.ts';
import { heavierPages } from './heavierPages.ts';

const MOST = 1.01;

const root = join(import.meta.dirname, '../build/client');
const copy = growCopy(10);
try {
  const { passed, processors } = buildSite(copy.workspace);
  const pages = await heavierPages(builtAddresses(root), { root, grown: copy.root });
  const heavy = pages.filter(({ by }) => by > MOST);
  for (const { address, by } of heavy) {
    console.error(
      `${address} weighs ${by.toFixed(3)} times as much with ${copy.stories} stories. Pages must not grow with their number: show a few, and load the others when they are asked for.`,
    );
  }
  console.info(
    `${copy.stories} stories built in ${passed.toFixed(0)} s (${processors.toFixed(0)} s of processors), within the budgets; the heaviest page grew to ${pages[0]?.by.toFixed(3)} ×`,
  );
  if (heavy.length > 0) process.exitCode = 1;
} finally {
  copy.remove();
}
