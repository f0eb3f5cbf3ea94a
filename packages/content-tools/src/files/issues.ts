import { ContentError } from '@tamarack-lowe/content-model';

/** Returns the issues of the `ContentError` that `work` throws; none when it succeeds. Rethrows other errors. */
export function issuesOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.issues];
    throw error;
  }
}

/**
 * Processes all items and throws one `ContentError` with the issues of all of them, so that editors can fix
 * everything in one go.
 */
export function collectIssues<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  const issues = items.flatMap((item) => issuesOf(() => results.push(work(item))));
  if (issues.length > 0) throw new ContentError([...new Set(issues)]);
  return results;
}
