import { fillMessage, type Site } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { applyTypography, type Statement } from '@tamarack-lowe/content-model/internal/content';
import { dayText } from '@tamarack-lowe/content-model/internal/text';
import pages from '@tamarack-lowe/pages/accessibility.json' with { type: 'json' };
import type { SpokenText, SubjectData, WayData } from '@tamarack-lowe/pages/internal/data';
import orca from '@tamarack-lowe/pages/orca.json' with { type: 'json' };
import components from '@tamarack-lowe/ui/accessibility.json' with { type: 'json' };
import type { Check, Evidence, EvidenceRow, Subject, Words } from './evidence.ts';

/** Evidence of the packages about themselves. */
export type PackageEvidence = { pages: Evidence; components: Evidence; orca: unknown };

/** The evidence that this version of the packages comes with. */
export const PACKAGE_EVIDENCE: PackageEvidence = {
  // JSON has no literal types.
  pages: pages as Evidence,
  components: components as Evidence,
  orca,
};

const WAYS = ['machine', 'reader', 'hand'] as const;

type PageContext = Pick<Site, 'language'> & { statement: Statement };

/**
 * Returns the text in the language of the page. If the packages have no text in that language, returns the one in their first
 * language, with that language in `lang`.
 */
export function localizedText(words: Words, language: string): SpokenText {
  const translated = words[primaryLanguage(language)];
  if (translated !== undefined) return { text: applyTypography(translated, language) };
  const [[lang, text] = [language, '']] = Object.entries(words);
  return { text: applyTypography(text, lang), lang };
}

/** Returns the ways to check, each with its programs and the day of its newest check. */
export function waysData(evidence: PackageEvidence, { language, statement }: PageContext): WayData[] {
  const { checks, labels } = statement;
  const all = [evidence.pages, evidence.components];
  return WAYS.flatMap((by): WayData[] => {
    const rows = all.flatMap((each) =>
      each.subjects.flatMap((subject) => subject.rows.filter(({ check }) => each.checks[check]?.by === by)),
    );
    const newest = rows
      .map(({ checked }) => checked)
      .sort()
      .at(-1);
    if (newest === undefined) return [];
    const used = new Set(rows.map(({ check }) => check));
    const tools = all.flatMap((each) =>
      Object.entries(each.checks).flatMap(([name, check]) =>
        check.by === by && used.has(name) ? [check] : [],
      ),
    );
    return [
      {
        name: labels[by],
        text: checks[by],
        tools: unique(tools.map((check) => localizedText(check.with, language))),
        day: dayWords(newest, { language, statement }),
      },
    ];
  });
}

const unique = (texts: readonly SpokenText[]) =>
  texts.filter((each, index) => texts.findIndex(({ text }) => text === each.text) === index);

function dayWords(day: string, { language, statement }: PageContext): string {
  return fillMessage(statement.labels.checked, { date: applyTypography(dayText(day, language), language) });
}

/** Returns the shortcomings that the packages state, each once. */
export function gapTexts(
  { pages: ofPages, components: ofKit }: PackageEvidence,
  { language }: PageContext,
): SpokenText[] {
  const notes = [ofPages, ofKit].flatMap(({ subjects }) =>
    subjects.flatMap(({ rows }) => rows.flatMap(({ note }) => (note ? [note] : []))),
  );
  return unique(notes.map((note) => localizedText(note, language)));
}

/** Returns the rows of a table. Checks of one subject in the same way are one entry, with the day of the oldest. */
export function subjectsData({ checks, subjects }: Evidence, context: PageContext): SubjectData[] {
  return subjects
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, name, rows }) => ({
      id,
      name: localizedText(name, context.language),
      checks: WAYS.flatMap((by) => {
        const rowsOfWay = rows.filter(({ check }) => checks[check]?.by === by);
        const [oldest] = [...rowsOfWay].sort(
          (a, b) => Number(b.stale ?? false) - Number(a.stale ?? false) || a.checked.localeCompare(b.checked),
        );
        if (oldest === undefined) return [];
        const note = rowsOfWay.find((row) => row.note)?.note;
        return [
          {
            name: context.statement.labels[by],
            criteria: criteriaOf(rowsOfWay, checks).join(', '),
            day: oldest.stale ? context.statement.labels.again : dayWords(oldest.checked, context),
            again: oldest.stale ?? false,
            note: note ? localizedText(note, context.language) : null,
          },
        ];
      }),
    }));
}

const byNumber = new Intl.Collator(undefined, { numeric: true }).compare;

function criteriaOf(rows: readonly EvidenceRow[], checks: Readonly<Record<string, Check>>): string[] {
  const all = rows.flatMap(({ check, criteria }) => criteria ?? checks[check]?.criteria ?? []);
  return [...new Set(all)].sort(byNumber);
}

/** Returns the evidence as records: one for each subject, check and criterion. */
export function evidenceRecords(
  { pages: ofPages, components: ofKit, orca: heard }: PackageEvidence,
  language: string,
) {
  return {
    kindsOfPages: recordsOf(ofPages, language),
    components: recordsOf(ofKit, language),
    screenReader: heard,
  };
}

function recordsOf({ checks, subjects }: Evidence, language: string) {
  const recordOf = (
    subject: Subject,
    { check, note, result, checked, stale, source }: EvidenceRow,
    criterion: string,
  ) => ({
    subject: subject.id,
    criterion,
    check,
    by: checks[check]?.by,
    with: checks[check] && localizedText(checks[check].with, language).text,
    result: stale ? 'being checked again' : result,
    ...(note && { note: localizedText(note, language).text }),
    checked,
    source,
  });
  return subjects.flatMap((subject) =>
    subject.rows.flatMap((row) =>
      (row.criteria ?? checks[row.check]?.criteria ?? []).map((criterion) =>
        recordOf(subject, row, criterion),
      ),
    ),
  );
}
