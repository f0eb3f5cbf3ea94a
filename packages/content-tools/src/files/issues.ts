import { ContentError } from '@tamarack-lowe/content-model';
import { complaintsOf } from './complaintsOf.ts';

/** Does something with each item and throws one `ContentError` with what is wrong in all of them: editors mend in one go. */
export function collectComplaints<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Result[] {
  const results: Result[] = [];
  const complaints = items.flatMap((item) => complaintsOf(() => results.push(work(item))));
  if (complaints.length > 0) throw new ContentError([...new Set(complaints)]);
  return results;
}
