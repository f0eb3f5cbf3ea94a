/**
 * `pnpm bench:scale`: builds the site with many times its stories, alternating with Astro, which builds plain pages with the
 * same text. Writes the results into docs/measurements/scale.md. `--times 1,82` measures some sizes. Timings depend on the
 * machine and its load: compare figures of one row only.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AstroSite, astroSite, plainPages } from './astro.ts';
import { builtAddresses, forgetBuild } from './builds.ts';
import { markdownTable, putSection, ratio, type Section } from './report.ts';
import { runMeasured, type Use } from './runMeasured.ts';
import { DEFAULT_SITE, flags, measurementsPage } from './siteFolder.ts';
import { editStory, type GrownCopy, growCopy } from './workspaceCopy.ts';

const page = measurementsPage('scale');

/** Builds a site without a cache, with cached share cards only, unchanged, and with one edited story; Astro in between. */
function measure(copy: GrownCopy, astro: AstroSite): Section['rows'][number] {
  const site = join(copy.workspace, copy.site);
  const build = () =>
    runMeasured(site, join(copy.workspace, 'packages/microsite/src/cli/main.ts'), ['build', '.']);
  const cold = build();
  const addresses = builtAddresses(copy.root);
  const stories = plainPages(copy.root, addresses);
  astro.setPages(stories);
  forgetBuild(site);
  const withCards = build();
  rmSync(join(astro.folder, 'dist'), { recursive: true, force: true });
  const plain = runMeasured(astro.folder, astro.program, ['build']);
  const unchanged = build();
  editStory(copy.workspace);
  const edited = build();
  copy.remove();
  const row = [
    `${copy.stories} stories, ${addresses.length} pages (Astro ${stories.length})`,
    said(cold),
    said(withCards),
    said(plain),
    [cold, withCards]
      .map((ours) => ratio(ours.processors / addresses.length, plain.processors / stories.length))
      .join(', '),
    said(unchanged),
    said(edited),
    `${mebibytes(cold)}, ${mebibytes(edited)}, ${mebibytes(plain)}`,
    loadavg()[1]?.toFixed(1) ?? '',
  ];
  console.info(row.join(' | '));
  return row;
}

const said = ({ passed, processors }: Use) => `${passed.toFixed(1)} s (${processors.toFixed(0)} s)`;
const mebibytes = ({ memory }: Use) => (memory / 2 ** 20).toFixed(0);

const { values } = parseArgs({
  args: flags(),
  options: {
    times: { type: 'string', default: '1,82,164' },
    site: { type: 'string', default: DEFAULT_SITE },
  },
});
const astro = astroSite();
const copies = values.times.split(',').map((times) => growCopy(values.site, Number(times)));
const section: Section = {
  title: 'Builds',
  note: `Copies of every story beside it, each with words of its own on its share card, in two languages; pictures are rendered before. Astro ${astro.version} makes a page without styles or scripts of the words of each story, none other. Elapsed seconds, and in brackets those of all processors together, which a busy machine changes less; pages are compared by the latter. Load: how many programs wanted a processor, of two, in the last five minutes.`,
  columns: [
    '',
    'cold',
    'cold, share cards and typefaces cached',
    'Astro, plain pages',
    'a page of ours, cold ÷ of Astro: cards rendered, cached',
    'nothing changed',
    'one story edited',
    'most memory: cold, edited, Astro, MiB',
    'load',
  ],
  rows: copies.map((copy) => measure(copy, astro)),
};
rmSync(astro.folder, { recursive: true });
console.info(markdownTable(section.columns, section.rows));
writeFileSync(page, putSection(readFileSync(page, 'utf8'), 'scale', section));
