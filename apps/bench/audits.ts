import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import type { Around } from './around.ts';
import { launch } from './browser.ts';
import type { Section } from './report.ts';

const PORT = 9331;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CONFIGS = { mobile: undefined, desktop: desktopConfig };

/** Lighthouse's four categories on every page, mobile and desktop: the lowest of all runs. */
export async function audits({ site, addresses, runs }: Around): Promise<Section> {
  const browser = await launch([`--remote-debugging-port=${PORT}`]);
  const rows: Section['rows'][number][] = [];
  try {
    for (const [device, config] of Object.entries(CONFIGS)) {
      const lowest = CATEGORIES.map(() => 100);
      const below = new Set<string>();
      for (const address of addresses) {
        for (let run = 0; run < runs; run += 1) {
          const scores = await audit(site + encodeURI(address), config, `${device} ${address}`);
          scores.forEach((score, index) => {
            lowest[index] = Math.min(lowest[index] ?? 100, score);
            if (score < 100) below.add(address);
          });
        }
      }
      rows.push([device, addresses.length, ...lowest, below.size]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Lighthouse',
    note: `The lowest of ${runs} runs of each page, with Lighthouse's own slow phone and desktop.`,
    columns: ['', 'pages', ...CATEGORIES, 'pages under 100'],
    rows,
  };
}

/** Returns the scores of one run, 0 to 100, and prints the audits that lost points. */
async function audit(address: string, config: typeof CONFIGS.desktop | undefined, name: string) {
  const options: Flags = { port: PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(address, options, config);
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { categories, audits: all } = result.lhr;
  return CATEGORIES.map((id) => {
    const category = categories[id];
    const score = Math.round((category?.score ?? 0) * 100);
    const lost = (category?.auditRefs ?? [])
      .filter(({ id: part, weight }) => weight > 0 && (all[part]?.score ?? 1) < 1)
      .map(({ id: part }) => `${part} ${all[part]?.displayValue ?? ''}`.trim());
    if (score < 100) console.info(`${name}: ${id} ${score} (${lost.join(', ')})`);
    return score;
  });
}
