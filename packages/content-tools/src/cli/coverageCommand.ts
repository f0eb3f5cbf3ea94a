import type { Shortcoming } from '../parity/Finding.ts';
import type { Compared, Parity } from '../translations/coverage.ts';

const COLUMNS = ['files', 'fields', 'written', 'missing', 'in source’s', 'read again'] as const;
type Row = [name: string, ...figures: number[]];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function rowOf(name: string, files: readonly Compared[]): Row {
  const falling = (shortcoming: Shortcoming) =>
    sum(
      files
        .flatMap(({ findings }) => findings)
        .filter((finding) => finding.shortcoming === shortcoming)
        .map((finding) => finding.fields),
    );
  const fields = files.flatMap((file) => file.fields);
  const written = fields.filter(({ own }) => own !== null).length;
  return [
    name,
    files.length,
    fields.length,
    written,
    fields.length - written,
    falling('in the language of the source'),
    falling('to be read again'),
  ];
}

/** How much of each kind of file is said in a language, as lines of a table: its words are counted in fields. */
export function parityTable({ files, language }: Parity): string[] {
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const rows = [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        files.filter((file) => file.kind === kind),
      ),
    ),
    rowOf('all', files),
  ];
  const first = Math.max(language.length, ...rows.map(([name]) => name.length));
  const line = ([name, ...cells]: readonly [string, ...(string | number)[]]) =>
    [
      name.padEnd(first),
      ...cells.map((cell, index) => String(cell).padStart(COLUMNS[index]?.length ?? 0)),
    ].join('  ');
  return [line([language, ...COLUMNS]), ...rows.map(line)];
}
