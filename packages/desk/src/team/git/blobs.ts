import { type GitOptions, gitBytes } from './git.ts';

/** Reads files of commits with one call, each by its name for Git: `main:content/facts.json`. Null for one that is not there. */
export async function readBlobs(names: readonly string[], options: GitOptions): Promise<(string | null)[]> {
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
