import { applyEdit, applyEdits, inverseOf, pathName, valueAt } from '../../edits.ts';
import { editsBetween, mergeValues } from '../../files/merge.ts';
import type { Draft, FieldEdit, FieldPath, Item, ItemFile, Json } from '../../protocol.ts';

/** An item with unsaved edits, as the device keeps it. */
export type StoredDraft = {
  /** Id of the item. */
  id: string;
  /** Name of the item for people. */
  title: string;
  /** Time of the last edit, ms since 1970. */
  at: number;
  files: (Draft & { value: Json })[];
};

/** An edit of a file, with its inverse. */
type Step = { file: string; edit: FieldEdit; inverse: FieldEdit; at: number };

/** File as it was when the edits on it began, and the edits since. */
type OpenFile = { language: string; version: string | null; text: string; value: Json; now: Json };

/** Edits of the same text within this time are one undo step. */
const ONE_STEP_MS = 1200;

export type EditSession = ReturnType<typeof createEditSession>;

type Options = {
  item: Item;
  /** Draft of an earlier visit. */
  stored?: StoredDraft | null;
  /** Stores the draft on the device, or removes it when there is nothing left to save. */
  keep: (id: string, draft: StoredDraft | null) => void;
  now?: () => number;
};

/**
 * Edits of an item in all its languages, until they are in the files. Every edit goes to `keep` at once; undo and redo work
 * across saving, because they are edits too.
 */
export function createEditSession({ item, stored = null, keep, now = Date.now }: Options) {
  const { id, title } = item.summary;
  const opened = new Map<string, OpenFile>();
  let steps: Step[] = [];
  let history: Step[] = [];
  let undone: Step[] = [];
  let revision = 0;
  let isStepEnded = false;
  const listeners = new Set<() => void>();

  for (const file of item.files) opened.set(file.file, openedFrom(file));
  for (const draft of stored?.files ?? []) {
    const language = opened.get(draft.file)?.language ?? '';
    const { version, opened: text, value } = draft;
    opened.set(draft.file, { language, version, text, value, now: value });
    for (const edit of draft.edits) append(draft.file, edit, now());
  }
  history = [...steps];

  function append(file: string, edit: FieldEdit, at: number): Step | null {
    const here = opened.get(file);
    if (!here) return null;
    const step = { file, edit, inverse: inverseOf(here.now, edit), at };
    opened.set(file, { ...here, now: applyEdit(here.now, edit) });
    steps.push(step);
    return step;
  }

  /** Edits of a file that are not in it yet; none if they cancel each other out. */
  function editsOf(file: string): FieldEdit[] {
    const here = opened.get(file);
    const edits = steps.filter((step) => step.file === file).map(({ edit }) => edit);
    return here && edits.length > 0 && !isSame(here.now, here.value) ? edits : [];
  }

  function drafts(): (Draft & { value: Json })[] {
    return [...opened].flatMap(([file, { version, text, value }]) => {
      const edits = editsOf(file);
      return edits.length > 0 ? [{ file, version, opened: text, value, edits }] : [];
    });
  }

  function changed(): void {
    revision += 1;
    const files = drafts();
    keep(id, files.length > 0 ? { id, title, at: now(), files } : null);
    for (const listener of listeners) listener();
  }

  return {
    id,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Grows with every change. */
    revision: () => revision,
    /** Value of a file with its edits; undefined for a file of another item. */
    value: (file: string): Json | undefined => opened.get(file)?.now,
    /** Value of a file as it was opened. */
    openedValue: (file: string): Json | undefined => opened.get(file)?.value,
    version: (file: string): string | null => opened.get(file)?.version ?? null,
    drafts,
    isEdited: (file: string): boolean => editsOf(file).length > 0,
    /** Applies edits as one undo step. Typing in one text extends the step before. */
    edit(...edits: { file: string; edit: FieldEdit }[]): void {
      const at = now();
      undone = [];
      const [only, ...more] = edits;
      const last = steps.at(-1);
      const isTyping = only && last && more.length === 0 && !isStepEnded && continuesTyping(last, only, at);
      isStepEnded = false;
      if (isTyping && history.at(-1) === last) {
        const here = opened.get(only.file);
        if (!here) return;
        opened.set(only.file, { ...here, now: applyEdit(here.now, only.edit) });
        const step = { ...last, edit: only.edit, at };
        steps = [...steps.slice(0, -1), step];
        history = [...history.slice(0, -1), step];
      } else {
        for (const { file, edit } of edits) {
          const step = append(file, edit, at);
          if (step) history.push(step);
        }
      }
      changed();
    },
    /** Begins a new undo step with the next edit, even in the middle of typing. */
    endStep(): void {
      isStepEnded = true;
    },
    canUndo: () => history.length > 0,
    canRedo: () => undone.length > 0,
    /** Undoes the last step; returns its place, for the focus. */
    undo(): { file: string; path: FieldPath } | null {
      const last = history.at(-1);
      if (!last) return null;
      for (let step = history.at(-1); step && step.at === last.at; step = history.at(-1)) {
        history.pop();
        undone.push(step);
        revert(step);
      }
      changed();
      return { file: last.file, path: last.edit.path };
    },
    redo(): { file: string; path: FieldPath } | null {
      const first = undone.at(-1);
      if (!first) return null;
      for (let step = undone.at(-1); step && step.at === first.at; step = undone.at(-1)) {
        undone.pop();
        const again = append(step.file, step.edit, step.at);
        if (again) history.push(again);
      }
      changed();
      return { file: first.file, path: first.edit.path };
    },
    /**
     * Replaces a file by its newest version. `saved`: number of edits that this version has; later ones stay. If it has changes by
     * others too, paths may name other entries of lists, so later edits are merged as values, and earlier ones can no longer be undone.
     */
    replace(file: ItemFile, saved: number): void {
      const own = steps.filter((step) => step.file === file.file);
      const later = own.slice(saved);
      const before = opened.get(file.file);
      const sent = applyEdits(
        before?.value ?? null,
        own.slice(0, saved).map(({ edit }) => edit),
      );
      const isMerged = !isSame(sent, file.value);
      const merged = isMerged && before ? mergeValues(sent, file.value, before.now) : null;
      // The same field again: the next save compares with the text that was opened first.
      if (later.length > 0 && merged && merged.conflicts.length > 0) return;
      steps = steps.filter((step) => step.file !== file.file);
      if (isMerged) {
        history = history.filter((step) => step.file !== file.file);
        undone = undone.filter((step) => step.file !== file.file);
      }
      opened.set(file.file, openedFrom(file));
      if (later.length > 0) {
        const edits = merged ? editsBetween(file.value, merged.value ?? null) : later.map(({ edit }) => edit);
        for (const edit of edits) append(file.file, edit, now());
      }
      changed();
    },
    /** Number of edits of a file that a save request holds. */
    editCount: (file: string): number => steps.filter((step) => step.file === file).length,
    /** Drops all edits. */
    discard(): void {
      for (const [file, here] of opened) opened.set(file, { ...here, now: here.value });
      steps = [];
      history = [];
      undone = [];
      changed();
    },
  };

  function revert(step: Step): void {
    if (steps.at(-1) !== step) {
      append(step.file, step.inverse, step.at);
      return;
    }
    steps.pop();
    const here = opened.get(step.file);
    if (here) opened.set(step.file, { ...here, now: applyEdit(here.now, step.inverse) });
  }
}

function openedFrom({ language, version, text, value }: ItemFile): OpenFile {
  return { language, version, text, value, now: value };
}

const isSame = (a: Json, b: Json) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns whether an edit goes on with the text of the last step, so that both are one step for undo. */
function continuesTyping(last: Step, { file, edit }: { file: string; edit: FieldEdit }, at: number): boolean {
  return (
    last.file === file &&
    at - last.at < ONE_STEP_MS &&
    edit.op === 'set' &&
    last.edit.op === 'set' &&
    typeof edit.value === typeof last.edit.value &&
    typeof edit.value !== 'boolean' &&
    pathName(edit.path) === pathName(last.edit.path)
  );
}

/** Returns the text at a path of a file, as lines where it is a list. */
export function textAt(value: Json | undefined, path: FieldPath): string {
  const found = valueAt(value, path);
  if (typeof found === 'string') return found;
  return Array.isArray(found) ? found.filter((line) => typeof line === 'string').join('\n') : '';
}
