import { type CampusEvents, momentAt } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import { hoursOf } from '../resource/hoursOf.ts';
import { eventsResource } from './eventsResource.ts';
import { type PackedEvents, packEvents } from './packedEvents.ts';

/** Data of the events page. */
export type EventsPage = {
  /** The list that is packed with the site: shown until the content host responds, and when it does not. */
  packaged: CampusEvents;
  /** The moment of the build, ms since 1970. Decides which events are past until the visitor's clock is known. */
  builtAt: number;
  hours: PictureOfHour;
  text: PageResource['text'];
};

/** Data of the events page as the file beside its HTML has it. */
export type PackedEventsPage = Omit<EventsPage, 'packaged'> & { packaged: PackedEvents };

const NONE: CampusEvents = { events: [], provinces: [] };

/** Reads what the events page is built with. */
export function readEventsPage(context: PageContext): PackedEventsPage {
  const resource = eventsResource(context);
  return {
    packaged: packEvents(context.events ?? NONE),
    builtAt: builtAt(context),
    hours: hoursOf(resource, context.site),
    text: resource.text,
  };
}

/**
 * The moment of the build for events: the beginning of the day in the firm's time zone, ms since 1970. Only the day
 * counts, so that two builds of one day make the same site and older builds stay.
 */
export function builtAt({ site, today }: Pick<PageContext, 'site' | 'today'>): number {
  return momentAt(site.brand.timeZone ?? 'UTC', today, '00:00');
}
