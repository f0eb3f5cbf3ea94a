import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, message } from '@tamarack-lowe/content-model/internal/content';
import { otherLanguages } from '../files/languages.ts';
import { type Compared, type Coverage, coverageIssues, coverageOf } from '../translations/coverage.ts';
import type { Shortcoming } from '../translations/translatedFiles.ts';

type CoverageOptions = {
  folder: string;
  /** Default: all languages except the source language. */
  language: string | undefined;
  /** Languages in which missing pages are left out. */
  omitted: readonly string[];
};

/**
 * Returns a coverage table for each language with the issues below it. Throws it as a `ContentError` when text is
 * missing in a language that must be complete.
 */
export function coverageCommand({ folder, language, omitted }: CoverageOptions): IssueText {
  const languages = otherLanguages(folder).filter((each) => language === undefined || each === language);
  const tables = languages.map((each) => {
    const isWhole = !omitted.includes(each);
    const coverage = coverageOf(folder, each, isWhole ? 'error' : 'omit');
    const isMissing = coverage.files.some(({ findings }) =>
      findings.some(({ shortcoming }) => shortcoming === 'missing'),
    );
    return { fails: isWhole && isMissing, table: coverageTable(coverage), issues: coverageIssues(coverage) };
  });
  if (tables.length === 0) return message('oneLanguage');
  const words: IssueText = {
    toString: (spoken) =>
      tables
        .map(({ issues, table }) => {
          const lines = issues.map((issue) => `• ${issue.toString(spoken)}`);
          return [...table, '', ...lines].join('\n').trimEnd();
        })
        .join('\n\n'),
  };
  if (tables.some(({ fails }) => fails)) throw new ContentError([words]);
  return words;
}

const COLUMNS = ['files', 'fields', 'written', 'missing', 'in source language', 'to review'] as const;
type Row = [name: string, ...figures: number[]];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function rowOf(name: string, files: readonly Compared[]): Row {
  const fieldsWith = (shortcoming: Shortcoming) =>
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
    fieldsWith('in the language of the source'),
    fieldsWith('to be read again'),
  ];
}

/** Returns the coverage of each kind of file as lines of a table, counted in fields. */
function coverageTable({ files, language }: Coverage): string[] {
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
