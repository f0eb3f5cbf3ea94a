import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, issue, uniqueIssues } from '@tamarack-lowe/content-model/internal/content';

/** Returns the issues of the `ContentError` that `work` throws; none when it succeeds. Rethrows other errors. */
export function issuesOf(work: () => unknown): IssueText[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.issues];
    throw error;
  }
}

/** Makes an issue at a place; the message alone where the place is unknown. */
export const issueAt = (where: string, text: IssueText): IssueText =>
  where === '' ? text : issue(where, text);

/**
 * Processes all items and throws one `ContentError` with the issues of all of them, so that editors can fix
 * everything in one go.
 */
export function collectIssues<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  const issues = items.flatMap((item) => issuesOf(() => results.push(work(item))));
  if (issues.length > 0) throw new ContentError(uniqueIssues(issues));
  return results;
}
