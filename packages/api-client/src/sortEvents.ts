import type { CampusEvent } from '@tamarack-lowe/content-model';

/** A new list by date, then start time (none first), then title, then id. Events without a date come last. */
export function sortEvents(events: readonly CampusEvent[]): CampusEvent[] {
  const titles = new Intl.Collator('en-CA');
  return [...events].sort(
    (a, b) =>
      compare(a.date ?? '\uFFFF', b.date ?? '\uFFFF') ||
      compare(a.startTime ?? '', b.startTime ?? '') ||
      titles.compare(a.title, b.title) ||
      a.id - b.id,
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
