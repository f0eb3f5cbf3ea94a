import type { ResourceCard } from '../../content/campus.server.ts';
import { say } from '../../content/say.ts';

/** How long a resource takes to read; what the events page holds instead. */
export function resourceNote({ minutes }: Pick<ResourceCard, 'minutes'>): string {
  return minutes === null ? say('campusEventsNote') : say('readingTime', { minutes });
}
