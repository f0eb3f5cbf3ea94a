import { isPlainPath } from '../../files/contentPaths.ts';
import { type GitOptions, gitBytes } from './git.ts';

/** Options of `readTexts`. `inside`: returns the path of a content file in the repository. */
type ReadOptions = GitOptions & { inside: (file: string) => string };

/** Reads content files, each in the first commit that has it, with one call of Git. Files that none has are left out. */
export async function readTexts(
  files: readonly string[],
  commits: readonly string[],
  { inside, ...options }: ReadOptions,
): Promise<Map<string, string>> {
  // A comment may name any file, and a name with a line break would be two.
  const read = files.filter(isPlainPath);
  const found = new Map<string, string>();
  const blobs = await readBlobs(
    commits.flatMap((commit) => read.map((file) => `${commit}:${inside(file)}`)),
    options,
  );
  for (const [index, text] of blobs.entries()) {
    const file = read[index % read.length];
    if (file !== undefined && text !== null && !found.has(file)) found.set(file, text);
  }
  return found;
}

/** Reads files by their names for Git: `main:content/facts.json`. Null for one that is not there. */
async function readBlobs(names: readonly string[], options: GitOptions): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const bytes = await gitBytes(['cat-file', '--batch'], { ...options, input: `${names.join('\n')}\n` });
  let at = 0;
  return names.map(() => {
    const end = bytes.indexOf('\n', at);
    const [, type, size] = / (\w+) (\d+)$/.exec(bytes.subarray(at, end).toString()) ?? [];
    at = end + 1;
    if (size === undefined) return null;
    const text = bytes.subarray(at, at + Number(size)).toString();
    at += Number(size) + 1;
    return type === 'blob' ? text : null;
  });
}
