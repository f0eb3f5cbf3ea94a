import { formatNumber } from '../context/localeFormat.ts';
import type { Words } from '../context/PagesProvider.tsx';
import type { ResourceCard } from '../data.ts';

/** Returns the reading time of a resource; for the events page, a note about its content. */
export function resourceNote({ minutes }: Pick<ResourceCard, 'minutes'>, { say }: Words): string {
  return minutes === null ? say('campusEventsNote') : say('readingTime', { minutes });
}

/** Returns the size of a document in whole kilobytes. */
export function documentSize(bytes: number, { say, language }: Words): string {
  return say('documentKilobytes', { kilobytes: formatNumber(Math.max(1, bytes / 1024), language) });
}
