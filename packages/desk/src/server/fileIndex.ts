import { stat } from 'node:fs/promises';
import { resolveInside } from '../files/contentPaths.ts';
import { type RawFile, readRawFile } from '../files/saveDraft.ts';
import type { FieldPath, Json, SearchHit } from '../protocol.ts';
import { listContentFiles, listPictures, type PictureFile } from './contentItems.ts';

/** One text of a file. */
type FieldText = { path: FieldPath; text: string; plain: string };

/** Reads content files, each again only when it changed, and searches them. */
export type FileIndex = {
  list: () => Promise<string[]>;
  pictures: () => Promise<PictureFile[]>;
  read: (file: string) => Promise<RawFile>;
  /** Looks at all files again when they are asked for next: one of them changed. */
  forget: () => void;
  /** Changes when files may have changed. */
  round: () => number;
  /** Finds a text in all files, whatever its capitals and accents. */
  search: (text: string) => Promise<Omit<SearchHit, 'id' | 'language'>[]>;
};

/** Most hits of one search. */
const MOST_HITS = 200;
/** Characters of an excerpt before and after the match. */
const AROUND = 60;

type Entry = { stamp: string; round: number; raw: RawFile; texts?: FieldText[] };

/**
 * Milliseconds that files stay as they were last seen. A screen asks for all of them several times at once, and a watch tells
 * of most changes.
 */
const FRESH_MS = 1500;

export function createFileIndex(root: string): FileIndex {
  const known = new Map<string, Entry>();
  let round = 0;
  let freshUntil = 0;

  function currentRound(): number {
    const now = performance.now();
    if (now > freshUntil) {
      round += 1;
      freshUntil = now + FRESH_MS;
    }
    return round;
  }

  async function entryOf(file: string): Promise<Entry> {
    const now = currentRound();
    const hit = known.get(file);
    if (hit?.round === now) return hit;
    const stamp = await stampOf(root, file);
    if (hit?.stamp === stamp) {
      hit.round = now;
      return hit;
    }
    const entry = { stamp, round: now, raw: await readRawFile(root, file) };
    known.set(file, entry);
    return entry;
  }

  /** Reads a list of the folder once in each round. */
  function once<List>(read: (root: string) => Promise<List>): () => Promise<List> {
    let last: { round: number; list: Promise<List> } | undefined;
    return () => {
      const now = currentRound();
      if (last?.round !== now) last = { round: now, list: read(root) };
      return last.list;
    };
  }
  const list = once(listContentFiles);

  async function textsOf(file: string): Promise<FieldText[]> {
    const entry = await entryOf(file);
    entry.texts ??= entry.raw.value === undefined ? [] : [...eachField(entry.raw.value)];
    return entry.texts;
  }

  return {
    list,
    pictures: once(listPictures),
    forget: () => {
      freshUntil = 0;
    },
    round: currentRound,
    read: async (file) => (await entryOf(file)).raw,
    search: async (wanted) => {
      const plain = plainText(wanted.trim());
      if (plain === '') return [];
      const hits: Omit<SearchHit, 'id' | 'language'>[] = [];
      for (const file of await list()) {
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
