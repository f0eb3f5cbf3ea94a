import { writeFile } from 'node:fs/promises';
import { resolveInside } from '../../files/contentPaths.ts';
import { EDITABLE, editDocument, parseDocument } from '../../files/document.ts';
import { EditError } from '../../files/EditError.ts';
import { editsBetween, mergeValues } from '../../files/merge.ts';
import { decodeText } from '../../files/textFile.ts';
import type { Conflict } from '../../protocol.ts';
import { GitError, git, gitBytes } from './git.ts';

/** A file that both sides changed in two ways. Without conflicts: it cannot be merged by fields. */
export type FileConflict = {
  /** Relative to the repository. */
  file: string;
  /** `mine` is the text of the other side; the file keeps the text of this side. */
  conflicts: Conflict[];
};

type Sides = {
  /** Folder of the work tree. Its files are those of `ours`, with a merge of Git under way. */
  tree: string;
  base: string;
  ours: string;
  theirs: string;
};

/**
 * Merges the content files that both sides changed field by field, and adds them to the index. Git merges lines: it could break
 * valid JSON, and report changes of adjacent fields as a conflict. Returns the conflicts that are left.
 */
export async function mergeByFields({ base, ours, theirs, tree }: Sides): Promise<FileConflict[]> {
  const [own, others] = await Promise.all([changedFiles(tree, base, ours), changedFiles(tree, base, theirs)]);
  const found: FileConflict[] = [];
  for (const file of own.filter((each) => others.includes(each) && EDITABLE.test(each))) {
    const path = resolveInside(tree, file);
    const bytes = await Promise.all([base, ours, theirs].map((commit) => blobOf(tree, commit, file)));
    const merged = path && mergedFile(file, bytes);
    if (!merged) continue;
    await writeFile(path, merged.bytes);
    await git(['add', '--', file], { cwd: tree });
    if (merged.conflicts.length > 0) found.push({ file, conflicts: merged.conflicts });
  }
  const left = await git(['diff', '--name-only', '--diff-filter=U', '-z'], { cwd: tree });
  return [...found, ...namesIn(left).map((file) => ({ file, conflicts: [] }))];
}

/** Keeps the file of this side, or its absence, if a merge by fields was not possible. */
export async function keepOurs(tree: string, ours: string, file: string): Promise<void> {
  if (await blobOf(tree, ours, file)) await git(['checkout', ours, '--', file], { cwd: tree });
  else await git(['rm', '-f', '-q', '--ignore-unmatch', '--', file], { cwd: tree });
}

/** Lists files that differ between two commits, relative to the repository. */
export async function changedFiles(tree: string, from: string, to: string): Promise<string[]> {
  return namesIn(await git(['diff', '--name-only', '--no-renames', '-z', from, to], { cwd: tree }));
}

const namesIn = (output: string) => output.split('\0').filter((name) => name !== '');

async function blobOf(tree: string, commit: string, file: string): Promise<Buffer | null> {
  try {
    return await gitBytes(['cat-file', 'blob', `${commit}:${file}`], { cwd: tree });
  } catch (error) {
    if (error instanceof GitError && error.reason === 'broken') return null;
    throw error;
  }
}

/** Returns the merged bytes; null for a file that is missing on one side or cannot be read. */
function mergedFile(file: string, [base, ours, theirs]: readonly (Buffer | null)[]) {
  const decoded = [base, ours, theirs].map((bytes) => (bytes ? decodeText(bytes) : null));
  const [before, own, other] = decoded;
  if (!before || !own || !other) return null;
  try {
    const value = parseDocument(file, own.text);
    const { conflicts, value: merged } = mergeValues(
      parseDocument(file, before.text),
      value,
      parseDocument(file, other.text),
    );
    if (merged === undefined) return null;
    return { bytes: own.encode(editDocument(file, own.text, editsBetween(value, merged))), conflicts };
  } catch (error) {
    if (error instanceof EditError) return null;
    throw error;
  }
}
