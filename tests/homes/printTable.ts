/** Number of requests and of correct responses, by subject. */
export type Row = { name: string; right: Map<string, number>; asked: Map<string, number> };

/** Prints homes beside each other: right of asked, a line for each kind of question. */
export function printTable(rows: readonly Row[]): void {
  const kinds = [...new Set(rows.flatMap(({ asked }) => [...asked.keys()]))];
  const cells = [
    ['', ...rows.map(({ name }) => name)],
    ...kinds.map((kind) => [
      kind,
      ...rows.map(({ right, asked }) =>
        asked.has(kind) ? `${right.get(kind) ?? 0}/${asked.get(kind)}` : '–',
      ),
    ]),
  ];
  for (const [kind = '', ...values] of cells)
    console.info(kind.padEnd(32) + values.map((value) => value.padStart(11)).join(''));
}
