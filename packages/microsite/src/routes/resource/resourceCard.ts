import { countWords, readingMinutes } from '@tamarack-lowe/content-model';
import type { ResourceCard } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import { hoursOf } from './hoursOf.ts';

/** Reading time of a resource, in whole minutes. */
export function minutesOf({ title, text }: PageResource): number {
  return readingMinutes(countWords([...title, ...text]));
}

/** A resource as lists show it. The resource with the words of the events page links to that page. */
export function resourceCard({ site }: Pick<PageContext, 'site'>, resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const isEvents = type === 'events';
  const href = (isEvents ? site.paths.events : null) ?? site.paths.resource(slug);
  return {
    slug,
    href,
    name,
    summary,
    hours: hoursOf(resource, site),
    minutes: isEvents ? null : minutesOf(resource),
  };
}
