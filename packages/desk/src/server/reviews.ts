import {
  eachText,
  hashesOf,
  readPair,
  readReviewLog,
  type Shape,
} from '@tamarack-lowe/content-tools/internal/editing';
import { parseDocument } from '../files/document.ts';
import { EditError } from '../files/EditError.ts';
import type { Json, Review } from '../protocol.ts';
import type { GitHistory } from './gitHistory.ts';
import { pathOf } from './issuePlaces.ts';

/** A translated item with the values that its review needs. */
type Reviewed = {
  root: string;
  file: string;
  language: string;
  kind: string;
  /** Location of its text; null for an item without text. */
  shape: Shape | null;
  value: Json | undefined;
  history: GitHistory;
};

/** Returns the last review of a translation, with the fields whose source changed since; null when nobody read it. */
export async function reviewOf({
  file,
  history,
  kind,
  language,
  root,
  shape,
  value,
}: Reviewed): Promise<Review | null> {
  const entry = readReviewLog(root, language)?.[file];
  if (!entry || !shape) return null;
  const source = { file, kind, shape };
  const now = hashesOf(readPair(root, source, language));
  const changed = new Set(Object.keys(now).filter((place) => entry.of[place] !== now[place]));
  const before = new Map<string, string>();
  // Git may have the words that were read: their hash is in the log.
  for await (const text of changed.size > 0 ? history.versionsOf(file) : []) {
    const old = parsed(file, text);
    for (const { place, words } of old === undefined ? [] : eachText(old, source.shape)) {
      if (!changed.has(place) || before.has(place)) continue;
      const hash = hashesOf({
        ...readPair(root, source, language),
        fields: [{ place, words, as: 'words', own: null }],
      });
      if (hash[place] === entry.of[place]) before.set(place, words);
    }
    if (before.size === changed.size) break;
  }
  return {
    by: entry.by,
    on: entry.on,
    changed: [...changed].map((place) => ({
      path: pathOf(value, place.split(', ')),
      before: before.get(place) ?? null,
    })),
  };
}

function parsed(file: string, text: string): Json | undefined {
  try {
    return parseDocument(file, text);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}
