import { countWords, readingMinutes } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';
import { hoursOf } from './hoursOf.ts';

/** A resource in a list. `minutes` is null for the events page, which is not for reading. */
export type ResourceCard = Pick<PageResource, 'slug' | 'name' | 'summary'> & {
  hours: PictureOfHour;
  minutes: number | null;
};

/** How long a resource takes to read, in whole minutes. */
export function minutesOf({ title, text }: PageResource): number {
  const words = text.flatMap((block) => ('list' in block ? block.list : [block.text]));
  return readingMinutes(countWords([...title, ...words]));
}

/** What lists show of a resource. */
export function resourceCard(resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const minutes = type === 'events' ? null : minutesOf(resource);
  return { slug, name, summary, hours: hoursOf(resource), minutes };
}
