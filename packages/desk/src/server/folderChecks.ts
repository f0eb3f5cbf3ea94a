import { join } from 'node:path';
import type { DeskEvent, Issue, Json, LanguageSummary, ToDo } from '../protocol.ts';
import type { CheckJob, CheckReport } from './checkWorker.ts';
import { type ContentItem, type Languages, listItems } from './contentItems.ts';
import type { DraftText } from './drafts.ts';
import type { FileIndex } from './fileIndex.ts';
import { createIssuePlaces, distinctIssues, filesByName, type NamedFile } from './issuePlaces.ts';
import { beginTranslation, type Sources } from './itemShape.ts';
import { createStates, toDoOf } from './languageStates.ts';
import type { DeskLanguage, DeskMessage } from './words.ts';
import { createWorkerThread } from './workerThread.ts';

/** Milliseconds without a change until the whole folder is checked again. */
const CHECK_AFTER_MS = 400;
/** Longest check, ms. The first one of thousands of stories takes ten seconds, and much longer on a busy machine. */
const LONGEST_CHECK_MS = 300_000;

type Options = {
  root: string;
  /** Folder in which the thread puts drafts. */
  place: string;
  languages: Languages;
  index: FileIndex;
  sources: Sources;
  emit: (event: DeskEvent) => void;
};

/** Issues of the last check, with their files and fields, in a language of the desk. */
export type LocatedReport = {
  /** Returns the issues of some files, with their buttons. */
  issuesOf: (files: ReadonlySet<string>) => Issue[];
  toDo: ToDo[];
  isChecked: boolean;
  statesOf: (item: ContentItem) => LanguageSummary[];
};

/** Checks the whole folder in a thread, and finds the file and field of each issue. The last report stays until the next one. */
export function createFolderChecks({ emit, index, languages, place, root, sources }: Options) {
  const thread = createWorkerThread<CheckJob, CheckReport>('checkWorker', LONGEST_CHECK_MS);
  const placeOfDrafts = join(place, 'checks');
  let report: CheckReport | null = null;
  /** Number of checks so far. */
  let reports = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const located = new Map<DeskLanguage, { key: string; report: Promise<LocatedReport> }>();

  const items = index.whileUnchanged(() => listItems(languages, index));
  const names = index.whileUnchanged(async () =>
    filesByName((await Promise.all((await items()).map((item) => namedFiles(item)))).flat(), languages[0]),
  );

  /** Returns the files of an item, with drafts in place of their values. */
  async function namedFiles(
    { files, kind }: ContentItem,
    drafts: ReadonlyMap<string, Json> = new Map(),
  ): Promise<NamedFile[]> {
    const values = await Promise.all(
      files.map(async ({ file }) => drafts.get(file) ?? (await index.read(file)).value),
    );
    const [original] = values;
    const begin = () => beginTranslation(sources, kind, original ?? null);
    return files.map((each, place) => ({ ...each, value: values[place], ...(place > 0 && { begin }) }));
  }

  /** Makes a function that finds the file and field of issues. */
  async function placesOf(drafts: ReadonlyMap<string, Json> = new Map()) {
    const drafted = drafts.size === 0 ? [] : await items();
    const changedItems = drafted.filter(({ files }) => files.some(({ file }) => drafts.has(file)));
    const files = await Promise.all(changedItems.map((item) => namedFiles(item, drafts)));
    return createIssuePlaces(files.flat(), languages[0], await names());
  }

  async function locate(language: DeskLanguage): Promise<LocatedReport> {
    const lastReport = report;
    const find = await placesOf();
    const placeIssue = (issue: DeskMessage) => find(issue, language, true);
    const found = lastReport?.issues.map((said) => ({ said, issue: placeIssue(said) })) ?? [];
    const issues = distinctIssues(found.map(({ issue }) => issue));
    const files = new Set(await index.list());
    return {
      issuesOf: (own) =>
        distinctIssues(
          found
            .filter(({ issue }) => issue.file !== null && own.has(issue.file))
            .map(({ said }) => find(said, language)),
        ),
      toDo: lastReport ? toDoOf(await items(), { place: placeIssue, report: lastReport }) : [],
      isChecked: lastReport !== null,
      statesOf: createStates({ files, issues, report: lastReport }),
    };
  }

  return {
    items,
    placesOf,
    report: () => report,
    /** Checks once nothing changed for a moment. */
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void thread.ask({ root, place: placeOfDrafts, drafts: [] }).then(
          (result) => {
            report = result;
            reports += 1;
            emit({ type: 'checked' });
          },
          // The last report stays.
          (error: Error) => {
            if (!isClosed) console.error(`The content could not be checked: ${error.message}`);
          },
        );
      }, CHECK_AFTER_MS).unref();
    },
    /** Checks with drafts in place of their files. */
    ofDrafts: (drafts: readonly DraftText[], signal?: AbortSignal) =>
      thread.ask({ root, place: placeOfDrafts, drafts }, signal),
    /** Places the last report: once for each language of the desk, until a file or the report changes. */
    located: async (language: DeskLanguage): Promise<LocatedReport> => {
      await index.list();
      const key = `${index.state()} ${reports}`;
      const last = located.get(language);
      if (last?.key === key) return await last.report;
      const current = { key, report: locate(language) };
      located.set(language, current);
      current.report.catch(() => located.delete(language));
      return await current.report;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await thread.close();
    },
  };
}
