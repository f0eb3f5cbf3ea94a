import type { Words } from '../context/PagesProvider.tsx';

type Count = {
  /** Of the events shown, how many are to come and how many are over. */
  coming: number;
  past: number;
  /** How many there are without a filter. */
  total: number;
  filtered: boolean;
};

/** How many events are shown, of how many, and how many of them can still be gone to: "9 of 40 events: 5 to come, 4 past". */
export function countWords({ coming, past, total, filtered }: Count, { say }: Words): string {
  const shown = coming + past;
  const events = total === 1 ? say('eventsOne') : say('eventsMany', { total });
  const head = filtered ? say('eventsOf', { shown, events }) : events;
  if (past > 0) return say('eventsCountAround', { head, coming, past });
  return shown > 1 ? say('eventsCount', { head }) : head;
}
