import { type CampusEvent, isPastEvent, sortEvents } from '@tamarack-lowe/content-model';

/** The events of a list that a calendar can still hold: announced and not over on `today`, soonest first. */
export function calendarEvents(events: readonly CampusEvent[], today: string): CampusEvent[] {
  return sortEvents(events).filter((event) => event.date !== null && !isPastEvent(event, today));
}
