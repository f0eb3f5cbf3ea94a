import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { EDITABLE } from '../files/document.ts';
import { readRawFile, saveDraft } from '../files/saveDraft.ts';
import type { FieldPath, Json } from '../protocol.ts';

/** Table of a content folder: bytes that opening and saving changes, and bytes beside a changed value that change with it. */
export type ZeroBytes = { files: number; changed: string[] };

/** Text that replaces a value: letters, quotes and a line end, which JSON has to escape. */
const WORDS = 'Été “à deux” — “quoted” \\ and "plain"';

/**
 * Opens and saves each file of a content folder, then changes one field of each. Reports each file of which any other byte
 * changes. The folder is written: give a copy.
 */
export async function zeroBytes(root: string): Promise<ZeroBytes> {
  const files = await editableFiles(root);
  const changed: string[] = [];
  for (const file of files) {
    const problem =
      (await savedWithoutEdit(root, file)) ??
      (await savedWithItself(root, file)) ??
      (await savedWithOneField(root, file));
    if (problem !== null) changed.push(`${file}: ${problem}`);
  }
  return { files: files.length, changed };
}

async function editableFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && EDITABLE.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Saves without an edit: the file keeps its bytes and its time. */
async function savedWithoutEdit(root: string, file: string): Promise<string | null> {
  const path = join(root, file);
  const [bytes, { mtimeMs }] = [await readFile(path), await stat(path)];
  const { text, version } = await readRawFile(root, file);
  const saved = await saveDraft(root, { file, version, opened: text, edits: [] });
  if (saved.result !== 'saved') return `saving without an edit: ${saved.result}`;
  const isSame = bytes.equals(await readFile(path)) && (await stat(path)).mtimeMs === mtimeMs;
  return isSame ? null : 'saving without an edit changes it';
}

/** Sets every text to the value that it has: the file keeps its bytes. */
async function savedWithItself(root: string, file: string): Promise<string | null> {
  const bytes = await readFile(join(root, file));
  const { text, value, version } = await readRawFile(root, file);
  const edits = [...eachText(value ?? null)].map(({ path, text }) => ({
    op: 'set' as const,
    path,
    value: text,
  }));
  const saved = await saveDraft(root, { file, version, opened: text, edits });
  if (saved.result !== 'saved') return `writing every text as it is: ${saved.result}`;
  return bytes.equals(await readFile(join(root, file))) ? null : 'writing every text as it is changes bytes';
}

/** Changes the text in the middle of a file, and compares what stands before and after it. */
async function savedWithOneField(root: string, file: string): Promise<string | null> {
  const { text, value, version } = await readRawFile(root, file);
  const texts = [...eachText(value ?? null)];
  const field = texts[Math.floor(texts.length / 2)];
  if (!field) return null;
  const range = file.endsWith('.json')
    ? rangeIn(text, field.path)
    : { from: text.indexOf(field.text), length: field.text.length };
  const saved = await saveDraft(root, {
    file,
    version,
    opened: text,
    edits: [{ op: 'set', path: field.path, value: WORDS }],
  });
  if (saved.result !== 'saved' || range === null) return `changing ${field.path.join('/')}: ${saved.result}`;
  const [before, after] = [text.slice(0, range.from), text.slice(range.from + range.length)];
  const now = (await readRawFile(root, file)).text;
  const middle = now.slice(before.length, now.length - after.length);
  const said = file.endsWith('.json') ? JSON.stringify(WORDS) : WORDS;
  return now === before + said + after && middle === said
    ? null
    : `changing ${field.path.join('/')} changes other bytes`;
}

function rangeIn(text: string, path: FieldPath): { from: number; length: number } | null {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node ? { from: node.offset, length: node.length } : null;
}

/** Texts of a value. Times of captions are left out: not every text is a time. */
export function* eachText(value: Json, path: FieldPath = []): Generator<{ path: FieldPath; text: string }> {
  const last = path.at(-1);
  const isTime = path[0] === 'cues' && (last === 'start' || last === 'end');
  if (typeof value === 'string' && last !== '$schema' && !isTime) yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* eachText(each, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* eachText(each, [...path, name]);
}
