import { type CampusEvents, momentAt } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import { hoursOf } from '../resource/hoursOf.ts';
import { eventsResource } from './eventsResource.ts';
import { type PackedEvents, packEvents } from './packedEvents.ts';

/** The events page as it is built. */
export type EventsPage = {
  /** The list that is packed with the site: shown until the content host answers, and when it does not. */
  packaged: CampusEvents;
  /** The moment of the build, ms since 1970: what counts as past before the visitor's clock is known. */
  builtAt: number;
  hours: PictureOfHour;
  text: PageResource['text'];
};

/** The events page as it lies beside its HTML. */
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
 * The moment of the build as events see it, ms since 1970: its day begins at the firm. To the day: who builds twice makes the
 * same site, and older builds stay.
 */
export function builtAt({ site, today }: Pick<PageContext, 'site' | 'today'>): number {
  return momentAt(site.brand.timeZone ?? 'UTC', today, '00:00');
}
