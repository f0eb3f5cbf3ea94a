import { stat } from 'node:fs/promises';
import { resolveInside } from '../files/contentPaths.ts';
import { type RawFile, readRawFile } from '../files/saveDraft.ts';
import type { FieldPath, Json, SearchHit } from '../protocol.ts';
import { listContentFiles, listPictures } from './contentItems.ts';

/** One text of a file. */
type FieldText = { path: FieldPath; text: string; plain: string };

/** Reads content files, each again only when it changed, and searches them. */
export type FileIndex = {
  list: () => Promise<string[]>;
  /** Lists pictures by asset key. */
  pictures: () => Promise<string[]>;
  read: (file: string) => Promise<RawFile>;
  /** Finds a text in all files, whatever its capitals and accents. */
  search: (text: string) => Promise<Omit<SearchHit, 'id' | 'language'>[]>;
};

/** Most hits of one search. */
const MOST_HITS = 200;
/** Characters of an excerpt before and after the match. */
const AROUND = 60;

export function createFileIndex(root: string): FileIndex {
  const known = new Map<string, { stamp: string; raw: RawFile; texts?: FieldText[] }>();

  async function entryOf(file: string) {
    const stamp = await stampOf(root, file);
    const hit = known.get(file);
    if (hit && hit.stamp === stamp) return hit;
    const entry = { stamp, raw: await readRawFile(root, file) };
    known.set(file, entry);
    return entry;
  }

  async function textsOf(file: string): Promise<FieldText[]> {
    const entry: { raw: RawFile; texts?: FieldText[] } = await entryOf(file);
    entry.texts ??= entry.raw.value === undefined ? [] : [...eachField(entry.raw.value)];
    return entry.texts;
  }

  return {
    list: () => listContentFiles(root),
    pictures: () => listPictures(root),
    read: async (file) => (await entryOf(file)).raw,
    search: async (wanted) => {
      const plain = plainText(wanted.trim());
      if (plain === '') return [];
      const hits: Omit<SearchHit, 'id' | 'language'>[] = [];
      for (const file of await listContentFiles(root)) {
        for (const field of await textsOf(file)) {
          const at = field.plain.indexOf(plain);
          if (at >= 0) hits.push({ file, path: field.path, ...excerptOf(field.text, at, plain.length) });
          if (hits.length === MOST_HITS) return hits;
        }
      }
      return hits;
    },
  };
}

/** Changes with the file, even where its time does not. */
async function stampOf(root: string, file: string): Promise<string> {
  const path = resolveInside(root, file);
  if (path === null) return 'unsafe';
  try {
    const { ctimeNs, ino, mtimeNs, size } = await stat(path, { bigint: true });
    return `${mtimeNs}-${ctimeNs}-${ino}-${size}`;
  } catch {
    return 'none';
  }
}

function* eachField(value: Json, path: FieldPath = []): Generator<FieldText> {
  if (typeof value === 'string') yield { path, text: value, plain: plainText(value) };
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* eachField(each, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      if (name !== '$schema') yield* eachField(each, [...path, name]);
}

/** Letters without capitals and accents, one for one, so that offsets stay. */
function plainText(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

function excerptOf(text: string, at: number, length: number): Pick<SearchHit, 'excerpt' | 'match'> {
  const from = Math.max(0, at - AROUND);
  return { excerpt: text.slice(from, at + length + AROUND), match: [at - from, at - from + length] };
}
