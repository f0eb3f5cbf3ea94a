/**
 * `pnpm bench`: measures the built site and writes the results into docs/measurements/bench.md. `--only heap,visit` runs some
 * measurements, `--runs 3` sets the repetitions of timings, `--routes /,/discover` limits the pages, `--site apps/norrbeck`
 * measures another site. Timings depend on the machine: compare figures of one run only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Around } from './around.ts';
import { audits } from './audits.ts';
import { launch } from './browser.ts';
import { builtAddresses } from './builds.ts';
import { growth } from './growth.ts';
import { heap } from './heap.ts';
import { pages } from './pages.ts';
import { phone } from './phone.ts';
import { presses } from './presses.ts';
import { markdownTable, putSection, type Section } from './report.ts';
import { serveBuild } from './serve.ts';
import { shifts } from './shifts.ts';
import { builtFolder, DEFAULT_SITE, flags, measurementsPage } from './siteFolder.ts';
import { slides } from './slides.ts';
import { traffic } from './traffic.ts';
import { visit } from './visit.ts';

const MEASUREMENTS: Record<string, (around: Around) => Promise<Section>> = {
  pages,
  shifts,
  visit,
  traffic,
  phone,
  presses,
  slides,
  audits,
  heap,
  growth,
};
const page = measurementsPage('bench');

const { values } = parseArgs({
  args: flags(),
  options: {
    only: { type: 'string', default: Object.keys(MEASUREMENTS).join() },
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    site: { type: 'string', default: DEFAULT_SITE },
  },
});
const root = builtFolder(values.site);
const site = await serveBuild(values.site);
const browser = await launch();
try {
  for (const name of values.only.split(',')) {
    const measure = MEASUREMENTS[name];
    if (!measure)
      throw new Error(`There is no measurement "${name}": ${Object.keys(MEASUREMENTS).join(', ')}.`);
    const section = await measure({
      browser,
      site: site.address,
      folder: values.site,
      root,
      addresses: values.routes?.split(',') ?? builtAddresses(root),
      runs: Number(values.runs),
    });
    console.info(`\n${section.title}\n${markdownTable(section.columns, section.rows)}`);
    writeFileSync(page, putSection(readFileSync(page, 'utf8'), name, section));
  }
} finally {
  await browser.close();
  site.stop();
}
