import { ContentError } from '@tamarack-lowe/content-model';

/** What a piece of work complains of; nothing when it succeeds. Other errors go on. */
export function issuesOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.complaints];
    throw error;
  }
}

/** Does something with each item and throws one `ContentError` with what is wrong in all of them: editors mend in one go. */
export function collectIssues<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  const complaints = items.flatMap((item) => issuesOf(() => results.push(work(item))));
  if (complaints.length > 0) throw new ContentError([...new Set(complaints)]);
  return results;
}
