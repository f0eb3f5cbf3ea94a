import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pathName } from '../../edits.ts';
import { KINDS_WITH_PAGE } from '../../itemKinds.ts';
import type { FieldPath, Issue, Item } from '../../protocol.ts';
import { useDesk } from '../app/DeskContext.tsx';
import { titleLanguage } from '../app/itemNames.ts';
import { focusScreen, hrefOf, isScreenOpening } from '../app/screens.ts';
import { CaptionsEditor } from '../films/CaptionsEditor.tsx';
import { ContentForm } from '../form/ContentForm.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import type { EditSession, StoredDraft } from '../session/editSession.ts';
import { ProposalComments } from '../team/ProposalComments.tsx';
import { useWords } from '../words/words.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { createIssueStore, type Editing, EditingProvider, type IssueStore } from './EditorContext.tsx';
import { IssueSummary } from './IssueSummary.tsx';
import { RemoveItem } from './RemoveItem.tsx';
import { useSaving } from './useSaving.ts';

type EditorProps = {
  item: Item;
  session: EditSession;
  /** Draft of an earlier visit, with which the session begins. */
  stored: StoredDraft | null;
  /** Translation to show beside the source at first. */
  language: string | null;
  /** Field to go to at first. */
  path: FieldPath | null;
};

/** Editor of an item: the words in one language or side by side, and the page they make. */
export function Editor({ item, session, stored, language, path }: EditorProps) {
  const { choices, session: desk } = useDesk();
  const { say } = useWords();
  const [isDraftShown, setIsDraftShown] = useState(stored !== null);
  const source = item.files.find((file) => file.language === desk.sourceLanguage) ?? item.files[0];
  const initialLanguage = language !== null && language !== source?.language ? language : null;
  const [translating, setTranslating] = useState<string | null>(initialLanguage);
  const [isPreviewed, setIsPreviewed] = useState(
    () => KINDS_WITH_PAGE.has(item.summary.kind) && hasRoomBeside(),
  );
  const [field, setField] = useState<{ file: string; path: FieldPath } | null>(null);
  const [issues] = useState(() => createIssueStore(item.issues));
  const saving = useSaving({ item, session });
  useIssueCheck({ item, session, issues });
  const translation = item.files.find((file) => file.language === translating) ?? null;
  const main = useRef<HTMLElement>(null);

  const [revealed, setRevealed] = useState<FieldPath | null>(path);
  const goTo = useCallback((to: FieldPath, file: string | null = null) => {
    setRevealed([...to]);
    // After React has opened the element that hides the field.
    requestAnimationFrame(() => requestAnimationFrame(() => focusField(main.current, to, file)));
  }, []);
  const initialFile = item.files.find((file) => file.language === initialLanguage)?.file ?? null;
  useEffect(() => {
    if (path) goTo(path, initialFile);
    else if (isScreenOpening()) focusScreen();
  }, [path, initialFile, goTo]);

  const editing = useMemo(
    (): Editing | null =>
      source
        ? {
            ...{ item, session, source, translation, choices, issues, revealed },
            isTranslating: translation !== null,
            onFocusField: (file, at) => setField({ file, path: at }),
            goTo,
          }
        : null,
    [item, session, source, translation, choices, issues, revealed, goTo],
  );
  const unreadable = item.files.find((file) => file.unreadable !== undefined);
  useSyncExternalStore(session.subscribe, session.revision);
  useShortcuts({
    save: saving.save,
    undo: () => goToStep(session.undo(), goTo),
    redo: () => goToStep(session.redo(), goTo),
  });
  if (!editing) return null;

  return (
    <EditingProvider value={editing}>
      <main className="editor" ref={main} data-previewed={isPreviewed || undefined}>
        <a className="editor__back" href={hrefOf({ screen: 'overview', kind: item.summary.kind })}>
          ← {say('back')}
        </a>
        <EditorBar
          title={item.summary.title}
          language={titleLanguage(item.summary.kind, desk.sourceLanguage)}
          translating={translating}
          onTranslate={setTranslating}
          isPreviewed={isPreviewed}
          onPreview={KINDS_WITH_PAGE.has(item.summary.kind) ? setIsPreviewed : null}
          saving={saving}
          onUndo={() => goToStep(session.undo(), goTo)}
          onRedo={() => goToStep(session.redo(), goTo)}
        />
        {isDraftShown && session.drafts().length > 0 && (
          <div className="stored" role="status">
            <p>{say('draftFound')}</p>
            <button
              type="button"
              className="button button--small"
              onClick={() => {
                setIsDraftShown(false);
                focusScreen();
              }}
            >
              {say('continueDraft')}
            </button>
            <button
              type="button"
              className="button button--small button--quiet"
              onClick={() => {
                session.discard();
                setIsDraftShown(false);
                focusScreen();
              }}
            >
              {say('discardDraft')}
            </button>
          </div>
        )}
        <div className="editor__columns">
          <div className="editor__words">
            <IssueSummary />
            <ProposalComments field={field} onGo={goTo} />
            {unreadable && <p className="issues">{unreadable.unreadable}</p>}
            {item.summary.kind === 'captions' ? <CaptionsEditor /> : <ContentForm />}
            <RemoveItem />
          </div>
          {isPreviewed && <PreviewPane field={field} onGo={goTo} />}
        </div>
        {saving.conflict && <ConflictDialog conflict={saving.conflict} saving={saving} />}
      </main>
    </EditingProvider>
  );
}

function goToStep(step: { file: string; path: FieldPath } | null, goTo: Editing['goTo']) {
  if (step) goTo(step.path, step.file);
}

/** Widest window, in letters of the text, in which words and preview stand one above the other. See `editor.css`. */
const STACKED_REM = 75;

/** Returns whether the page has room beside the words. Media queries do not know how large the text is. */
function hasRoomBeside(): boolean {
  const { documentElement: root } = document;
  return root.clientWidth > STACKED_REM * Number.parseFloat(getComputedStyle(root).fontSize);
}

/** Puts the focus into a field, in the language of a file: the closest one that is shown, opening what hides it. */
function focusField(root: HTMLElement | null, path: FieldPath, file: string | null): void {
  for (let length = path.length; root && length > 0; length -= 1) {
    const name = CSS.escape(pathName(path.slice(0, length)));
    const field = root.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (!field) continue;
    const closed = field.closest('details');
    if (closed) closed.open = true;
    field.scrollIntoView({ block: 'center' });
    const side = file === null ? null : field.querySelector(`[data-file="${CSS.escape(file)}"]`);
    const control = (side ?? field).querySelector<HTMLElement>('input, textarea, select, button');
    control?.focus({ preventScroll: true });
    return;
  }
}

type Shortcuts = Record<'save' | 'undo' | 'redo', () => void>;

/** Ctrl or Command with S, Z, and Shift Z or Y. */
function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const name =
        key === 's'
          ? 'save'
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? 'redo'
            : key === 'z'
              ? 'undo'
              : null;
      if (!name || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      current.current[name]();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Pause in typing before the server checks, ms: issues appear at their fields within half a second. */
const PAUSE_MS = 120;

type IssueCheckOptions = { item: Item; session: EditSession; issues: IssueStore };

/**
 * Checks an item while somebody types, with drafts in place of files: first the fields, in milliseconds, then the whole folder.
 */
function useIssueCheck({ item, session, issues }: IssueCheckOptions): void {
  const { api, onEvent } = useDesk();
  useEffect(() => {
    const files = item.files.map(({ file }) => file);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: AbortController | undefined;
    let folderIssues = item.issues;
    const check = async () => {
      running?.abort();
      const controller = new AbortController();
      running = controller;
      const drafts = session.drafts().map(({ value: _, ...draft }) => draft);
      for (const scope of ['fields', 'folder'] as const) {
        // Without a response the last issues stay; the header says that the server is away.
        const response = await api.issues({ files, drafts, scope }, controller.signal).catch(() => null);
        if (!response || controller.signal.aborted) return;
        if (scope === 'folder') folderIssues = response.issues;
        issues.replace(response.isWhole ? response.issues : mergeIssues(response.issues, folderIssues));
        if (response.isWhole) return;
      }
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, PAUSE_MS);
    };
    if (session.drafts().length > 0) checkSoon();
    const unsubscribes = [session.subscribe(checkSoon), onEvent(checkSoon)];
    return () => {
      clearTimeout(timer);
      running?.abort();
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [api, item, session, issues, onEvent]);
}

/** Joins the issues of fields with the last ones of the folder. An issue that both have is shown at its field only. */
function mergeIssues(fieldIssues: readonly Issue[], folderIssues: readonly Issue[]): Issue[] {
  const said = new Set(fieldIssues.map(({ message }) => message));
  return [...fieldIssues, ...folderIssues.filter(({ message }) => !said.has(message))];
}
