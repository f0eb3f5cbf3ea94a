import type { Issue, LanguageState, LanguageSummary, ToDo } from '../protocol.ts';
import type { CheckReport } from './checkWorker.ts';
import type { ContentItem } from './contentItems.ts';
import { distinctIssues } from './issuePlaces.ts';
import { DESK_LANGUAGES, type DeskMessage } from './words.ts';

/** States by what `content-tools` finds in a translation, the most urgent first. */
const STATES: readonly (readonly [shortcoming: string, state: Exclude<LanguageState, 'complete'>])[] = [
  ['missing', 'incomplete'],
  ['in the language of the source', 'incomplete'],
  ['unlike the source', 'issues'],
  ['to be read again', 'to-read'],
];

type Known = { files: ReadonlySet<string>; issues: readonly Issue[]; report: CheckReport | null };

/**
 * Returns a function from an item to its state in each language, by the last check and the existing files. Walks each list once:
 * a firm may have thousands of files.
 */
export function createStates({ files, issues, report }: Known): (item: ContentItem) => LanguageSummary[] {
  const messages = new Map<string | null, Set<string>>();
  for (const { file, message } of issues) messages.set(file, (messages.get(file) ?? new Set()).add(message));
  const covered = new Map(
    report?.coverage.map((each) => [`${each.language} ${each.translation}`, each] as const),
  );
  return (item) =>
    item.files.map(({ file, language }, index) => {
      const own = messages.get(file)?.size ?? 0;
      const coverage = covered.get(`${language} ${file}`);
      return { language, file, state: stateOf(), issues: own };

      function stateOf(): LanguageState {
        // Text that needs no translation has no coverage.
        if (index > 0 && !files.has(file))
          return coverage?.isThere === false || item.kind === 'captions' ? 'missing' : 'complete';
        const found = STATES.find(([name]) =>
          coverage?.findings.some(({ shortcoming }) => shortcoming === name),
        );
        return found?.[1] ?? (own > 0 ? 'issues' : 'complete');
      }
    });
}

/** Lists what is left to mend, to check again, to translate and to read. */
export function toDoOf(
  items: readonly ContentItem[],
  { place, report }: { place: (issue: DeskMessage) => Issue; report: CheckReport },
): ToDo[] {
  const inCoverage = new Set<string>();
  const ids = new Map(items.flatMap(({ files, id }) => files.map(({ file }) => [file, id])));
  const toDo = report.coverage.flatMap(({ file, findings, isThere, language }) =>
    findings.map(({ issue, shortcoming }): ToDo => {
      inCoverage.add(issue[DESK_LANGUAGES[0]]);
      const found = STATES.find(([name]) => name === shortcoming);
      const state = isThere ? (found?.[1] ?? 'issues') : 'missing';
      return { id: file, language, state, issue: place(issue) };
    }),
  );
  function withPlace(message: DeskMessage): Omit<ToDo, 'state'> {
    const issue = place(message);
    const id = issue.file === null ? '' : (ids.get(issue.file) ?? issue.file);
    return { id, language: issue.language ?? '', issue };
  }

  const others = report.issues.flatMap((issue): ToDo[] => {
    if (inCoverage.has(issue[DESK_LANGUAGES[0]])) return [];
    return [{ ...withPlace(issue), state: 'issues' }];
  });
  const due = report.due.map((each): ToDo => ({ ...withPlace(each), state: 'due' }));
  const all = [...others, ...due, ...toDo];
  const distinct = new Set(distinctIssues(all.map(({ issue }) => issue)));
  return all.filter(({ issue }) => distinct.has(issue));
}
