import { ContentError } from '@tamarack-lowe/content-model';

/** Does something with each item and throws one `ContentError` with what is wrong in all of them: editors mend in one go. */
export function collectComplaints<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Result[] {
  const complaints: string[] = [];
  const results = items.flatMap((item) => {
    try {
      return [work(item)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      complaints.push(...error.complaints);
      return [];
    }
  });
  if (complaints.length > 0) throw new ContentError([...new Set(complaints)]);
  return results;
}
