import type { PageWeight } from './weigherOf.ts';
import type { PageWeights } from './weighPages.ts';

const KINDS = ['html', 'inline', 'styles', 'scripts', 'fonts'] as const;

/** Bytes with brotli: for every page of the site, and more closely for some by their addresses. */
export type Budgets = {
  everyPage: Partial<PageWeight>;
  pages: Record<string, PageWeight>;
};

/**
 * Compares what pages weigh with their budgets. Gives a table of those with a budget of their own and, in `over`, one line
 * when something is too heavy or a page is missing.
 */
export function checkBudgets(
  weights: PageWeights,
  { everyPage, pages }: Budgets,
): { table: string; over: string | null } {
  const complaints: string[] = [];
  const rows: string[][] = [['kB with brotli', ...KINDS, 'all']];
  for (const address of new Set([...Object.keys(pages), ...Object.keys(weights)])) {
    const weight = weights[address];
    if (!weight) {
      complaints.push(`${address} was not built`);
      continue;
    }
    const own = pages[address];
    for (const kind of KINDS) {
      const limit = own?.[kind] ?? everyPage[kind] ?? Infinity;
      if (weight[kind] <= limit) continue;
      complaints.push(`${kind} of ${address} weigh ${weight[kind]} bytes, ${weight[kind] - limit} too many`);
    }
    if (!own) continue;
    const all = weight.html + weight.styles + weight.scripts + weight.fonts;
    const cells = KINDS.map((kind) => `${kilobytes(weight[kind])} of ${kilobytes(own[kind])}`);
    rows.push([address, ...cells, kilobytes(all)]);
  }
  const over =
    complaints.length === 0
      ? null
      : `Over budget (build-steps/budgets.json): ${complaints.join('; ')}. Make it lighter; budgets are not raised.`;
  return { table: aligned(rows), over };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
