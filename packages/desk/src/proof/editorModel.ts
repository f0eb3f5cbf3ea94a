import { applyEdits, valueAt } from '../edits.ts';
import { editsBetween } from '../files/merge.ts';
import { type RawFile, readRawFile } from '../files/saveDraft.ts';
import type { Conflict, Draft, FieldEdit, Json, SaveFailure } from '../protocol.ts';
import type { SaveServer } from './saveServer.ts';
import { eachText } from './zeroBytes.ts';

/** A conflict without a choice yet. */
type OpenConflict = { conflicts: Conflict[]; value: Json; theirs: RawFile };

/** One file in a browser: the edits on its device, and the conflicts that it shows. */
type OpenFile = { draft: Draft; value: Json; conflict?: OpenConflict };

/** Outcome of a save, for the figures of the test. */
export type SaveEvent = 'saved' | 'merged' | 'conflict' | 'no response' | SaveFailure;

/**
 * Model of an editor's browser: drafts stay until the server says that they are saved. Every edit adds a new word and removes
 * none, so that the test can look for every word at the end.
 */
export type EditorModel = {
  type: (file: string, how: number, word: string) => Promise<void>;
  save: (file: string) => Promise<SaveEvent | null>;
  /** Resolves a conflict: keeps both texts. */
  resolve: (file: string) => void;
  /** Text of all drafts and conflicts. */
  unsavedText: () => string;
};

export function createEditor(root: string, server: SaveServer): EditorModel {
  const store = new Map<string, OpenFile>();

  return {
    type: async (file, how, word) => {
      const open = store.get(file) ?? (await openFile(root, file));
      if (!open) return;
      const edits = editsFor(open.value, how, word);
      open.value = applyEdits(open.value, edits);
      open.draft = { ...open.draft, edits: [...open.draft.edits, ...edits] };
      // A conflict is about the words that were sent: saving again asks about the new ones, too.
      delete open.conflict;
      store.set(file, open);
    },
    save: async (file) => {
      const open = store.get(file);
      if (!open || open.conflict || open.draft.edits.length === 0) return null;
      const sent = open.draft;
      const saved = await server.save(root, sent);
      // Without a response, or with a failure, the draft stays for the next time.
      if (!saved) return 'no response';
      if (saved.result === 'failed') return saved.reason;
      if (saved.result === 'conflict') {
        if (open.draft === sent)
          open.conflict = { conflicts: saved.conflicts, value: saved.value, theirs: saved.theirs };
        return 'conflict';
      }
      const later = open.draft.edits.slice(sent.edits.length);
      if (later.length === 0) store.delete(file);
      // Words were typed while the file was saved: the next save compares with the text on which they were typed.
      else open.draft = { ...sent, edits: open.draft.edits };
      return saved.merged ? 'merged' : 'saved';
    },
    resolve: (file) => {
      const open = store.get(file);
      if (!open?.conflict) return;
      const { conflicts, theirs, value } = open.conflict;
      const chosen = conflicts.reduce((whole, conflict) => withBoth(whole, conflict), value);
      const before = theirs.value ?? null;
      const draft = {
        file,
        version: theirs.version,
        opened: theirs.text,
        edits: editsBetween(before, chosen),
      };
      store.set(file, { draft, value: chosen });
    },
    unsavedText: () => JSON.stringify([...store.values()]),
  };
}

async function openFile(root: string, file: string): Promise<OpenFile | null> {
  const { text, value, version } = await readRawFile(root, file);
  if (value === undefined || version === null) return null;
  return { draft: { file, version, opened: text, edits: [] }, value };
}

/** Edits that add a word: to a text, as an entry of a list, as a field; or that move an entry of a list beside it. */
function editsFor(value: Json, how: number, word: string): FieldEdit[] {
  const texts = [...eachText(value)];
  const field = texts[how % Math.max(1, texts.length)];
  if (!field) return [{ op: 'set', path: [word], value: word }];
  const append: FieldEdit = { op: 'set', path: field.path, value: `${field.text} ${word}`.trim() };
  const outer = field.path.slice(0, -1);
  const list = valueAt(value, outer);
  if (Array.isArray(list) && field.path[0] !== 'cues') {
    const index = how % (list.length + 1);
    if (how % 3 === 0) return [{ op: 'insert', path: [...outer, index], value: word }];
    if (how % 3 === 1 && list.length > 1)
      return [append, { op: 'move', path: [...outer, how % list.length], to: (how + 1) % list.length }];
  }
  if (how % 7 === 0 && field.path[0] !== 'cues' && !Array.isArray(list))
    return [{ op: 'set', path: [...outer, `note ${word}`], value: word }];
  return [append];
}

/** Keeps both sides of a conflict: texts one after the other, lists together, else a field beside it. */
function withBoth(whole: Json, { mine, path, theirs }: Conflict): Json {
  if (mine === undefined) return whole;
  const both = bothOf(theirs, mine);
  return applyEdits(whole, [{ op: 'set', path, value: both }]);
}

function bothOf(theirs: Json | undefined, mine: Json): Json {
  if (theirs === undefined) return mine;
  if (typeof theirs === 'string' && typeof mine === 'string') {
    const known = new Set(theirs.split(' '));
    return [theirs, ...mine.split(' ').filter((word) => !known.has(word))].join(' ');
  }
  if (Array.isArray(theirs) && Array.isArray(mine)) {
    const known = new Set(theirs.map((entry) => JSON.stringify(entry)));
    return [...theirs, ...mine.filter((entry) => !known.has(JSON.stringify(entry)))];
  }
  return isFields(theirs) && isFields(mine) ? { ...mine, ...theirs, 'also mine': mine } : theirs;
}

function isFields(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
