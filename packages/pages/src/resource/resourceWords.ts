import { formatNumber } from '../context/localeFormat.ts';
import type { Words } from '../context/PagesProvider.tsx';
import type { ResourceCard } from '../data.ts';

/** How long a resource takes to read; what the events page holds instead. */
export function resourceNote({ minutes }: Pick<ResourceCard, 'minutes'>, { say }: Words): string {
  return minutes === null ? say('campusEventsNote') : say('readingTime', { minutes });
}

/** How heavy a document is, in whole kilobytes. */
export function documentSize(bytes: number, { say, language }: Words): string {
  return say('documentKilobytes', { kilobytes: formatNumber(Math.max(1, bytes / 1024), language) });
}
