import { tableOf } from './budgets/tableOf.ts';
import type { PageWeight } from './budgets/weigherOf.ts';
import type { PageWeights } from './budgets/weighPages.ts';

const KINDS = ['html', 'inline', 'styles', 'scripts', 'fonts'] as const;

/** Bytes with brotli: for every page of the site, and more closely for some by their addresses. */
export type Budgets = {
  everyPage?: Partial<PageWeight>;
  pages?: Record<string, Partial<PageWeight>>;
  /** The file that they are written in, for who reads that one is not kept. */
  from?: string;
};

/** More lines than this say nothing new. */
const SHOWN = 12;

const SAID: Record<(typeof KINDS)[number], string> = {
  html: 'weighs',
  inline: 'has inline scripts of',
  styles: 'loads styles of',
  scripts: 'loads scripts of',
  fonts: 'loads fonts of',
};

/**
 * Compares what pages weigh with their budgets. Gives a table of those with a budget of their own and, in `over`, a line
 * for everything that is too heavy and every page that is missing; null when there is none.
 */
export function checkBudgets(
  weights: PageWeights,
  { everyPage = {}, pages = {}, from = 'budgets' }: Budgets,
): { table: string; over: string | null } {
  const complaints: string[] = [];
  const rows: string[][] = [['kB with brotli', ...KINDS, 'all']];
  for (const address of new Set([...Object.keys(pages), ...Object.keys(weights)])) {
    const file = `${address}/index.html`.replace(/^\/+/, '');
    const weight = weights[address];
    if (!weight) {
      complaints.push(`${file} has a budget and was not built. Build it, or take its budget away.`);
      continue;
    }
    const own = pages[address];
    for (const kind of KINDS) {
      const limit = own?.[kind] ?? everyPage[kind] ?? Infinity;
      const many = weight[kind] - limit;
      if (many <= 0) continue;
      complaints.push(
        `${file} ${SAID[kind]} ${weight[kind]} bytes with brotli; its budget is ${limit}, ${many} less.`,
      );
    }
    if (!own) continue;
    const all = weight.html + weight.styles + weight.scripts + weight.fonts;
    const cells = KINDS.map((kind) => {
      const limit = own[kind];
      return kilobytes(weight[kind]) + (limit === undefined ? '' : ` of ${kilobytes(limit)}`);
    });
    rows.push([address, ...cells, kilobytes(all)]);
  }
  const over =
    complaints.length === 0
      ? null
      : [
          `Over budget (${from}): visitors on slow lines would wait.`,
          ...firstOf(complaints),
          'Make it lighter; budgets are not raised.',
        ].join('\n');
  return { table: tableOf(rows), over };
}

/** One cause may be in every page. */
function firstOf(complaints: readonly string[]): string[] {
  const more = complaints.length - SHOWN;
  return more > 0 ? [...complaints.slice(0, SHOWN), `… and ${more} more like these.`] : [...complaints];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
