/** Number of requests and of correct responses, by subject. */
export type Row = { name: string; right: Map<string, number>; sent: Map<string, number> };

/** Prints a column per server: correct responses of all requests, a row for each subject of request. */
export function printTable(rows: readonly Row[]): void {
  const subjects = [...new Set(rows.flatMap(({ sent }) => [...sent.keys()]))];
  const cells = [
    ['', ...rows.map(({ name }) => name)],
    ...subjects.map((subject) => [
      subject,
      ...rows.map(({ right, sent }) =>
        sent.has(subject) ? `${right.get(subject) ?? 0}/${sent.get(subject)}` : '–',
      ),
    ]),
  ];
  for (const [subject = '', ...values] of cells)
    console.info(subject.padEnd(32) + values.map((value) => value.padStart(11)).join(''));
}
