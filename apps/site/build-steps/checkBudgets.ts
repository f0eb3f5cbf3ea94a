import { type PageWeight, weighPage } from './weighPage.ts';

const KINDS = ['html', 'styles', 'scripts', 'fonts'] as const;

/**
 * Compares built pages with their budgets (bytes with brotli, by address). Gives a table of what was weighed and, in
 * `over`, one line when something is too heavy or a page is missing.
 */
export async function checkBudgets(
  root: string,
  budgets: Record<string, PageWeight>,
): Promise<{ table: string; over: string | null }> {
  const complaints: string[] = [];
  const rows: string[][] = [['kB with brotli', ...KINDS, 'all']];
  for (const [address, budget] of Object.entries(budgets)) {
    const weight = await weighPage(root, address);
    if (weight === null) {
      complaints.push(`${address} was not built`);
      continue;
    }
    const all = KINDS.reduce((sum, kind) => sum + weight[kind], 0);
    const cells = KINDS.map((kind) => `${kilobytes(weight[kind])} of ${kilobytes(budget[kind])}`);
    rows.push([address, ...cells, kilobytes(all)]);
    for (const kind of KINDS) {
      if (weight[kind] <= budget[kind]) continue;
      complaints.push(
        `${kind} of ${address} weigh ${weight[kind]} bytes, ${weight[kind] - budget[kind]} too many`,
      );
    }
  }
  const over =
    complaints.length === 0
      ? null
      : `Over budget (build-steps/budgets.json): ${complaints.join('; ')}. Make it lighter, or raise the budget with a reason in the commit.`;
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
