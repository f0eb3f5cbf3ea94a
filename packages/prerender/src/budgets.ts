import type { PageWeight, PageWeights } from './weights.ts';

const KINDS = ['html', 'inline', 'styles', 'scripts', 'fonts'] as const;

/** Limits in bytes with brotli: of every page, and tighter ones of some pages by address. */
export type Budgets = {
  everyPage?: Partial<PageWeight>;
  pages?: Record<string, Partial<PageWeight>>;
  /** File that holds the budgets, named in the error message. */
  from?: string;
};

/** The most lines of an error message: more repeat the same cause. */
const MAX_LINES = 12;

const VERBS: Record<(typeof KINDS)[number], string> = {
  html: 'weighs',
  inline: 'has inline scripts of',
  styles: 'loads styles of',
  scripts: 'loads scripts of',
  fonts: 'loads fonts of',
};

/**
 * Compares the weights of pages with their budgets. Returns a table of the pages that have their own budget and, in `over`,
 * an error message with a line for each excess and each missing page; null when all is within budget.
 */
export function checkBudgets(
  weights: PageWeights,
  { everyPage = {}, pages = {}, from = 'budgets' }: Budgets,
): { table: string; over: string | null } {
  const issues: string[] = [];
  const rows: string[][] = [['kB with brotli', ...KINDS, 'all']];
  for (const address of new Set([...Object.keys(pages), ...Object.keys(weights)])) {
    const file = `${address}/index.html`.replace(/^\/+/, '');
    const weight = weights[address];
    if (!weight) {
      issues.push(`${file} has a budget and was not built. Build it, or remove its budget.`);
      continue;
    }
    const pageBudget = pages[address];
    for (const kind of KINDS) {
      const limit = pageBudget?.[kind] ?? everyPage[kind] ?? Infinity;
      const excess = weight[kind] - limit;
      if (excess <= 0) continue;
      issues.push(
        `${file} ${VERBS[kind]} ${weight[kind]} bytes with brotli; its budget is ${limit}, ${excess} less.`,
      );
    }
    if (!pageBudget) continue;
    const all = weight.html + weight.styles + weight.scripts + weight.fonts;
    const cells = KINDS.map((kind) => {
      const limit = pageBudget[kind];
      return kilobytes(weight[kind]) + (limit === undefined ? '' : ` of ${kilobytes(limit)}`);
    });
    rows.push([address, ...cells, kilobytes(all)]);
  }
  const over =
    issues.length === 0
      ? null
      : [
          `Over budget (${from}): visitors on slow connections would wait.`,
          ...firstLines(issues),
          'Make it lighter; budgets are not raised.',
        ].join('\n');
  return { table: textTable(rows), over };
}

/** Shortens a long list: one cause may affect every page. */
function firstLines(issues: readonly string[]): string[] {
  const more = issues.length - MAX_LINES;
  return more > 0 ? [...issues.slice(0, MAX_LINES), `… and ${more} more like these.`] : [...issues];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Aligns rows of cells as text: the first column left, the others right. */
function textTable(rows: readonly string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}
