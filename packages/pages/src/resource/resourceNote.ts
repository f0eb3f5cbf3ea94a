import type { Words } from '../context/PagesProvider.tsx';
import type { ResourceCard } from '../data/ResourceCard.ts';

/** How long a resource takes to read; what the events page holds instead. */
export function resourceNote({ minutes }: Pick<ResourceCard, 'minutes'>, { say }: Words): string {
  return minutes === null ? say('campusEventsNote') : say('readingTime', { minutes });
}
