import { resolveInside } from '../files/contentPaths.ts';
import { EDITABLE, editDocument, parseDocument } from '../files/document.ts';
import { EditError } from '../files/EditError.ts';
import type { Draft, Json } from '../protocol.ts';
import type { DraftText } from './draftFolder.ts';

/** Returns the texts of drafts; those that cannot be applied, or are of no content file, are left out: they are written to a disk. */
export function draftTexts(root: string, drafts: readonly Draft[]): DraftText[] {
  return drafts
    .filter(({ file }) => EDITABLE.test(file) && resolveInside(root, file) !== null)
    .flatMap(({ edits, file, opened }) =>
      orNothing(() => [{ file, text: editDocument(file, opened, edits) }]),
    );
}

/** Returns the values of drafts by file; those that cannot be read are left out. */
export function draftValues(texts: readonly DraftText[]): Map<string, Json> {
  return new Map(
    texts.flatMap(({ file, text }) => orNothing((): [string, Json][] => [[file, parseDocument(file, text)]])),
  );
}

function orNothing<Entry>(work: () => Entry[]): Entry[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}
