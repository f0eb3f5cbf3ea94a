/** Result of one measurement, as a section of docs/measurements/bench.md. */
export type Section = {
  title: string;
  /** Method of the measurement, in one or two sentences. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

const END = '<!-- /bench -->';

/**
 * Replaces the section of the same name in a page, or adds the section after the others. Keeps all text outside of
 * `<!-- bench -->` and `<!-- /bench -->`. Throws when the page has no such marks.
 */
export function putSection(page: string, name: string, { title, note, columns, rows }: Section): string {
  const open = `<!-- bench ${name} -->`;
  const close = `<!-- /bench ${name} -->`;
  const text = `${open}\n### ${title}\n\n${note}\n\n${markdownTable(columns, rows)}\n${close}`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start >= 0 && end > start) return page.slice(0, start) + text + page.slice(end + close.length);
  if (!page.includes(END))
    throw new Error(`The page has no end mark for tables: write ${END} where they end.`);
  return page.replace(END, () => `${text}\n\n${END}`);
}

/** Returns a table in Markdown: names in the first column, right-aligned numbers in the others. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const sides = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(columns), `|${sides.join('|')}|`, ...rows.map(line)].join('\n');
}

/** Returns the ratio of two values as `1.05 ×`, or `–` without a reference. */
export function ratio(value: number, reference: number): string {
  return reference > 0 && Number.isFinite(value) ? `${(value / reference).toFixed(2)} ×` : '–';
}

/** Returns the median: the mean of the two middle values for an even number, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
