import type {
  Draft,
  FieldPath,
  ItemFile,
  Json,
  RemoveRequest,
  SaveFailure,
  SaveResponse,
} from '../protocol.ts';
import { resolveInside } from './contentPaths.ts';
import { EDITABLE, editDocument, parseDocument } from './document.ts';
import { EditError } from './EditError.ts';
import { editsBetween, mergeValues } from './merge.ts';
import { decodeText, encodeNewText, versionOf } from './textFile.ts';
import { createWorkQueues } from './workQueues.ts';
import { readBytes, removeFile, WriteError, writeFileWhole } from './writeFile.ts';

/** Result of saving, before it has words and a language. */
export type Saved =
  | { result: 'saved'; file: RawFile; merged: boolean }
  | (Omit<Extract<SaveResponse, { result: 'conflict' }>, 'theirs'> & { theirs: RawFile })
  | { result: 'failed'; reason: SaveFailure; path: FieldPath };

/** A file as it stands on the disk. `value` is undefined when it cannot be read as content. */
export type RawFile = Pick<ItemFile, 'file' | 'version' | 'text'> & { value: Json | undefined };

/** Most attempts of a save: it compares and merges again when another program changes the file meanwhile. */
const TRIES = 5;

/** Reads a content file. Throws a `WriteError` for an unsafe path. */
export async function readRawFile(root: string, file: string): Promise<RawFile> {
  const { decoded, version } = await readDecoded(safePath(root, file));
  if (!decoded) return { file, version, text: '', value: version === null ? null : undefined };
  return { file, version, text: decoded.text, value: readable(file, decoded.text) };
}

/**
 * Saves a draft if its file has not changed since it was opened, or if both changed different fields.
 * Saves of one file take turns. After a failure the file is unchanged.
 */
export function saveDraft(root: string, draft: Draft): Promise<Saved> {
  return enqueue(`${root}\n${draft.file}`, async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await trySave(root, draft);
      } catch (error) {
        if (error instanceof EditError) return { result: 'failed', reason: error.reason, path: error.path };
        if (!(error instanceof WriteError)) throw error;
        if (error.reason !== 'changed') return { result: 'failed', reason: error.reason, path: [] };
        if (attempt === TRIES) return { result: 'failed', reason: 'busy', path: [] };
      }
    }
  });
}

async function trySave(root: string, { edits, file, opened, version }: Draft): Promise<Saved> {
  const path = safePath(root, file);
  if (!EDITABLE.test(file)) throw new WriteError('unsafe');
  const { decoded, version: now } = await readDecoded(path);
  if (now !== null && !decoded) throw new EditError('unreadable', []);
  const text = decoded?.text ?? '';
  const write = async (changed: string, merged: boolean): Promise<Saved> => {
    const bytes = decoded ? decoded.encode(changed) : encodeNewText(changed);
    if (changed !== text || now === null) await writeFileWhole(path, bytes, now);
    const saved = { file, version: versionOf(bytes), text: changed, value: parseDocument(file, changed) };
    return { result: 'saved', file: saved, merged };
  };
  if (now === version) return await write(editDocument(file, text, edits), false);

  const before = version === null ? undefined : parseDocument(file, opened);
  const mine = parseDocument(file, editDocument(file, version === null ? '' : opened, edits));
  const theirs = now === null ? undefined : parseDocument(file, text);
  const { conflicts, value } = mergeValues(before, theirs, mine);
  if (conflicts.length > 0 || theirs === undefined || value === undefined)
    return {
      result: 'conflict',
      theirs: { file, version: now, text, value: theirs ?? null },
      value: value ?? null,
      conflicts,
    };
  return await write(editDocument(file, text, editsBetween(theirs, value)), true);
}

/** Removes files whose versions are those that the editor saw: all of them, or none that changed. */
export async function removeFiles(root: string, { files }: RemoveRequest): Promise<Saved> {
  const all = await Promise.all(files.map(({ file }) => readRawFile(root, file)));
  const changed = all.find(({ version }, index) => version !== files[index]?.version);
  if (changed) {
    const { value = null, ...rest } = changed;
    return {
      result: 'conflict',
      theirs: { ...rest, value },
      value,
      conflicts: [{ path: [], theirs: value }],
    };
  }
  for (const { file, version } of files) {
    try {
      await enqueue(`${root}\n${file}`, () => removeFile(safePath(root, file), version));
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      return { result: 'failed', reason: error.reason === 'changed' ? 'busy' : error.reason, path: [] };
    }
  }
  return {
    result: 'saved',
    file: { file: files[0]?.file ?? '', version: null, text: '', value: null },
    merged: false,
  };
}

function safePath(root: string, file: string): string {
  const path = resolveInside(root, file);
  if (path === null) throw new WriteError('unsafe');
  return path;
}

async function readDecoded(path: string) {
  const bytes = await readBytes(path);
  return { decoded: bytes && decodeText(bytes), version: bytes && versionOf(bytes) };
}

function readable(file: string, text: string): Json | undefined {
  try {
    return parseDocument(file, text);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Saves and removals, by full path of the file. */
const { enqueue } = createWorkQueues();
