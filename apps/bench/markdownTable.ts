/** A table in Markdown. The first column holds names; the others numbers, which stand to the right. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const sides = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(columns), `|${sides.join('|')}|`, ...rows.map(line)].join('\n');
}
