import type { CampusEvent } from './campusEvent.ts';
import { isPastEvent } from './isPastEvent.ts';

/** What is still to come on `today` (`YYYY-MM-DD`, the reader's calendar day) and what is over, each in the order given. */
export function splitPastEvents(
  events: readonly CampusEvent[],
  today: string,
): { upcoming: CampusEvent[]; past: CampusEvent[] } {
  return {
    upcoming: events.filter((event) => !isPastEvent(event, today)),
    past: events.filter((event) => isPastEvent(event, today)),
  };
}
