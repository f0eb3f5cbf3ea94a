/**
 * `pnpm bench`: measures the built site and writes what it finds into docs/measurements/bench.md. `--only heap,visit`
 * measures some, `--runs 3` changes how often timings are repeated, `--routes /,/discover` which pages are looked at
 * where all are. Timings depend on the machine: compare those of one run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Around } from './around.ts';
import { audits } from './audits.ts';
import { builtAddresses } from './builtAddresses.ts';
import { growth } from './growth.ts';
import { heap } from './heap.ts';
import { launch } from './launch.ts';
import { markdownTable } from './markdownTable.ts';
import { pages } from './pages.ts';
import { phone } from './phone.ts';
import { presses } from './presses.ts';
import { putSection } from './putSection.ts';
import type { Section } from './section.ts';
import { serveBuild } from './serveBuild.ts';
import { shifts } from './shifts.ts';
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
const folder = join(import.meta.dirname, '..');
const page = join(folder, '../../docs/measurements/bench.md');

const { values } = parseArgs({
  // pnpm hands over the "--" that stands before the flags.
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    only: { type: 'string', default: Object.keys(MEASUREMENTS).join() },
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const root = join(folder, 'build/client');
const site = await serveBuild(folder);
const browser = await launch();
try {
  for (const name of values.only.split(',')) {
    const measure = MEASUREMENTS[name];
    if (!measure)
      throw new Error(`There is no measurement "${name}": ${Object.keys(MEASUREMENTS).join(', ')}.`);
    const section = await measure({
      browser,
      site: site.address,
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
