import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { createSources } from '@tamarack-lowe/content-tools/internal/editing';
import { listLanguages, sourceLanguage } from '@tamarack-lowe/content-tools/internal/languages';
import { recordReview } from '@tamarack-lowe/content-tools/internal/reviews';
import { type RawFile, readRawFile, removeFiles, type Saved, saveDraft } from '../files/saveDraft.ts';
import type {
  Changes,
  Choices,
  DeskEvent,
  Draft,
  IssuesRequest,
  IssuesResponse,
  Item,
  ItemFile,
  Overview,
  PreviewRequest,
  PreviewResponse,
  RemoveRequest,
  ReviewRequest,
  ReviewResponse,
  SaveResponse,
  SearchResponse,
  Session,
} from '../protocol.ts';
import { languageOf, sourceOf } from '../translationPaths.ts';
import { readChoices } from './choices.ts';
import { fileIn, type Languages, readItem } from './contentItems.ts';
import { draftTexts, draftValues } from './drafts.ts';
import { fieldChecks } from './fieldChecks.ts';
import { createFileIndex } from './fileIndex.ts';
import { createFolderChecks, type LocatedReport } from './folderChecks.ts';
import { type DiskChange, watchFolder } from './folderWatch.ts';
import { openGitHistory } from './gitHistory.ts';
import { distinctIssues } from './issuePlaces.ts';
import { asShape, schemaOf, shapeOf } from './itemShape.ts';
import { openPictures } from './pictures.ts';
import type { PreviewData, PreviewJob } from './previewWorker.ts';
import { reviewOf } from './reviews.ts';
import { slideTitles } from './storySlides.ts';
import { DESK_LANGUAGES, type DeskLanguage, say } from './words.ts';
import { createWorkerThread } from './workerThread.ts';

/** The desk of one content folder, without HTTP. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Sender of a request, for the review log. */
export type Editor = { name: string };

/** Most items that a commit names. */
const MOST_ITEMS = 12;
/** Most changes by others that the desk remembers. */
const MOST_CHANGES = 200;

/** Opens a content folder for editing. Throws a `ContentError` when its languages are unclear. */
export async function openDesk(root: string) {
  const languages = languagesOf(root);
  const [source] = languages;
  const index = createFileIndex(root);
  const history = openGitHistory(root);
  const sources = createSources(root);
  const place = mkdtempSync(join(tmpdir(), 'desk-drafts-'));
  const checks = createFolderChecks({ root, place, languages, index, sources, emit });
  const previews = createWorkerThread<PreviewJob, PreviewData>('previewWorker');
  const listeners = new Set<(event: DeskEvent) => void>();
  const onDisk: Changes['onDisk'] = [];
  const start = new Date().toISOString();

  function emit(event: DeskEvent): void {
    for (const listener of listeners) listener(event);
  }

  const watch = await watchFolder(root, index, (changes: DiskChange[]) => {
    const at = new Date().toISOString();
    onDisk.unshift(...changes.map(({ change, file }) => ({ file, id: idOf(file), at, change })));
    onDisk.splice(MOST_CHANGES);
    emit({ type: 'changed', by: 'disk', files: changes.map(({ file, version }) => ({ file, version })) });
    checks.soon();
  });
  checks.soon();
  const titles = index.whileUnchanged(async () => slideTitles(await checks.items(), index.read));
  const choicesIn = (language: DeskLanguage) =>
    index.whileUnchanged(async () =>
      readChoices({ items: await checks.items(), index, languages, language }),
    );
  const choices = new Map<DeskLanguage, () => Promise<Choices>>();
  /** Overviews as JSON, cached until the next report: thousands of items are serialised once. */
  const overviews = new WeakMap<LocatedReport, string>();

  /** Returns the id of the item that a file belongs to. */
  const idOf = (file: string) => sourceOf(file, languages);

  async function overviewOf({ isChecked, statesOf, toDo }: LocatedReport): Promise<Overview> {
    const [items, slides] = await Promise.all([checks.items(), titles()]);
    return {
      items: items.map((item) => {
        const { files: _, ...summary } = item;
        return { ...summary, languages: statesOf(item) };
      }),
      ...{ slides, toDo, isChecked },
    };
  }

  function itemFile({ value, ...raw }: RawFile, itemLanguage: string, language: DeskLanguage): ItemFile {
    const isUnreadable = value === undefined;
    const reason = raw.text === '' ? 'otherEncoding' : 'notJson';
    return {
      language: itemLanguage,
      ...raw,
      value: value ?? null,
      ...(isUnreadable && { unreadable: say(reason, language) }),
    };
  }

  function responseOf(saved: Saved, language: DeskLanguage): SaveResponse {
    if (saved.result === 'failed')
      return { result: 'failed', reason: saved.reason, message: say(saved.reason, language) };
    if (saved.result === 'conflict')
      return { ...saved, theirs: itemFile(saved.theirs, languageOf(saved.theirs.file, languages), language) };
    return { ...saved, file: itemFile(saved.file, languageOf(saved.file.file, languages), language) };
  }

  /** Sends an event about files that the desk wrote. */
  async function reportChanges(files: readonly string[], work: () => Promise<Saved>): Promise<Saved> {
    return await watch.during(files, async () => {
      const saved = await work();
      if (saved.result !== 'saved') return saved;
      await index.refresh(new Set(files));
      const changed = await Promise.all(
        files.map(async (file) => ({ file, version: (await index.read(file)).version })),
      );
      for (const { file, version } of changed) watch.saved(file, version);
      emit({ type: 'changed', by: 'desk', files: changed });
      checks.soon();
      return saved;
    });
  }

  return {
    languages,
    root,
    ...openPictures(root, index, async () => {
      await index.refresh();
      emit({ type: 'changed', by: 'desk', files: [] });
      checks.soon();
    }),
    listen: (listener: (event: DeskEvent) => void) => {
      listeners.add(listener);
      listener({ type: 'hello', start });
      return () => void listeners.delete(listener);
    },

    session: async (editor: Editor): Promise<Session> => {
      const { value } = await index.read('brand.json');
      const firm =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? value.firm : undefined;
      return {
        editor,
        title: typeof firm === 'string' ? firm : root,
        sourceLanguage: source,
        languages: [...languages],
        hasGit: await history.hasGit(),
        start,
      };
    },

    /** Returns an `Overview` as JSON. */
    overview: async (language: DeskLanguage): Promise<string> => {
      watch.compareSoon();
      const located = await checks.located(language);
      const json = overviews.get(located) ?? JSON.stringify(await overviewOf(located));
      overviews.set(located, json);
      return json;
    },

    /** Returns an item with the text of every language; null when there is no such file. */
    item: async (id: string, language: DeskLanguage): Promise<Item | null> => {
      if (!(await index.list()).includes(id)) return null;
      const listed = (await checks.items()).find((each) => each.id === id);
      const item = listed ?? (await readItem(id, languages, index.read));
      const { issuesOf, statesOf } = await checks.located(language);
      const fileNames = new Set(item.files.map(({ file }) => file));
      const shape = shapeOf(sources, item.kind);
      const raw = await Promise.all(item.files.map(({ file }) => readRawFile(root, file)));
      const reviews = await Promise.all(
        languages.slice(1).map(async (each) => {
          const value = raw[0]?.value;
          const review = await orNull(() =>
            reviewOf({ root, file: id, kind: item.kind, language: each, shape, value, history }),
          );
          return [each, review] as const;
        }),
      );
      const { files: itemFiles, ...summary } = item;
      return {
        summary: { ...summary, languages: statesOf(item) },
        schema: schemaOf(sources, item.kind),
        shape: shape && asShape(shape),
        files: raw.map((each, at) => itemFile(each, itemFiles[at]?.language ?? source, language)),
        reviews: Object.fromEntries(reviews.flatMap(([each, review]) => (review ? [[each, review]] : []))),
        issues: issuesOf(fileNames),
      };
    },

    save: async (draft: Draft, language: DeskLanguage): Promise<SaveResponse> =>
      responseOf(await reportChanges([draft.file], () => saveDraft(root, draft)), language),

    remove: async (request: RemoveRequest, language: DeskLanguage): Promise<SaveResponse> => {
      const files = request.files.map(({ file }) => file);
      return responseOf(await reportChanges(files, () => removeFiles(root, request)), language);
    },

    /**
     * Checks drafts in place of their files, and returns the issues of the files asked for and of the folder, and those that the drafts make
     * in other files: a removed figure is named in a story. Fields of a shape that no schema allows are answered at once: the whole
     * check would report them alone.
     */
    issues: async (
      { drafts, files, scope }: IssuesRequest,
      language: DeskLanguage,
      signal?: AbortSignal,
    ): Promise<IssuesResponse> => {
      const texts = draftTexts(root, drafts);
      const values = draftValues(texts);
      const ofDrafts = [...values].map(([file, value]) => {
        const fileLanguage = languageOf(file, languages);
        return fieldChecks(
          sources,
          { file, value, language: fileLanguage, isSource: fileLanguage === source },
          language,
        );
      });
      const ofShape = ofDrafts.flatMap((each) => each.ofShape);
      if (ofShape.length > 0) return { issues: ofShape, isWhole: true };
      if (scope === 'fields')
        return { issues: distinctIssues(ofDrafts.flatMap((each) => each.ofFacts)), isWhole: false };
      const { issues } = await checks.ofDrafts(texts, signal);
      const locate = await checks.placesOf(values);
      const requestedFiles = new Set(files);
      const report = checks.report();
      const before =
        drafts.length > 0 && report && new Set(report.issues.map((issue) => issue[DESK_LANGUAGES[0]]));
      const found = issues.flatMap((issue) => {
        const listed = locate(issue, language, true);
        const isOwn = listed.file === null || requestedFiles.has(listed.file);
        if (isOwn) return [locate(issue, language)];
        const isNew = before && !before.has(issue[DESK_LANGUAGES[0]]);
        return isNew ? [listed] : [];
      });
      return { issues: distinctIssues(found), isWhole: true };
    },

    /** Reads the page of an item with drafts in place, as the site shows it. */
    preview: async (
      { drafts, id, language: page }: PreviewRequest,
      language: DeskLanguage,
      signal?: AbortSignal,
    ): Promise<PreviewResponse> => {
      const texts = draftTexts(root, drafts);
      const job = { root, place: join(place, 'previews'), drafts: texts, id, language: page };
      const data = await previews.ask(job, signal);
      if (!('issues' in data)) return { result: 'data', ...data };
      const locate = await checks.placesOf(draftValues(texts));
      return { result: 'issues', issues: data.issues.map((issue) => locate(issue, language)) };
    },

    review: async (
      { id, language: read, source: sourceVersion, translation }: ReviewRequest,
      editor: Editor,
      language: DeskLanguage,
    ): Promise<ReviewResponse> => {
      const current = await Promise.all(
        [id, fileIn(id, read, languages)].map((file) => readRawFile(root, file)),
      );
      if (current[0]?.version !== sourceVersion || current[1]?.version !== translation)
        return { result: 'changed', message: say('changedSince', language) };
      try {
        const today = new Date().toISOString().slice(0, 10);
        recordReview({ root, language: read, by: editor.name, today, files: [id] });
        checks.soon();
        return { result: 'recorded' };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return {
          result: 'failed',
          message: error.issues.map((issue) => issue.toString(language)).join('\n'),
        };
      }
    },

    search: async (text: string): Promise<SearchResponse> => {
      const hits = await index.search(text);
      return {
        hits: hits.map((hit) => ({
          ...hit,
          id: idOf(hit.file),
          language: languageOf(hit.file, languages),
        })),
      };
    },

    changes: async (): Promise<Changes> => {
      watch.compareSoon();
      const [uncommitted, commits, items] = await Promise.all([
        history.uncommitted(),
        history.commits(),
        checks.items(),
      ]);
      const ids = new Set(items.map(({ id }) => id));
      return {
        onDisk,
        uncommitted,
        commits: commits.map(({ files, ...commit }) => {
          const changed = new Set(files.map(idOf).filter((id) => ids.has(id)));
          return { ...commit, fileCount: files.length, items: [...changed].slice(0, MOST_ITEMS) };
        }),
      };
    },

    choices: (language: DeskLanguage): Promise<Choices> => {
      const read = choices.get(language) ?? choicesIn(language);
      choices.set(language, read);
      return read();
    },

    close: async () => {
      watch.close();
      await Promise.all([checks.close(), previews.close()]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Languages of a folder, the source first. */
function languagesOf(root: string): Languages {
  const source = sourceLanguage(root);
  return [source, ...listLanguages(root).filter((language) => language !== source)];
}

async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
