/** Result of one measurement, as a section of docs/measurements/bench.md. */
export type Section = {
  title: string;
  /** One or two sentences: how it was measured. */
  note: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

const END = '<!-- /bench -->';

/**
 * The page with a section of the bench in the place of the one with the same name, or behind the others when it is new.
 * Keeps all text outside `<!-- bench -->` and `<!-- /bench -->`. Throws when the page has no such place.
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

/** A table in Markdown. The first column holds names; the others numbers, which stand to the right. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const sides = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(columns), `|${sides.join('|')}|`, ...rows.map(line)].join('\n');
}

/** `1.05 ×`: how many times `reference` a value is, with two digits; `–` where there is nothing to compare with. */
export function ratio(value: number, reference: number): string {
  return reference > 0 && Number.isFinite(value) ? `${(value / reference).toFixed(2)} ×` : '–';
}

/** The middle one of an odd number of values, the mean of the two middle ones of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
