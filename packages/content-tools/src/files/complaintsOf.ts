import { ContentError } from '@tamarack-lowe/content-model';

/** What a piece of work complains of; nothing when it succeeds. Other errors go on. */
export function complaintsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [...error.complaints];
    throw error;
  }
}
