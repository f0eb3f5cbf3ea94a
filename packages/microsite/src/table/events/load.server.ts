import type { CampusEvents } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import type { PageResource } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';
import { hoursOf } from '../resource/hoursOf.ts';
import { eventsResource } from './eventsResource.ts';
import { packagedEvents } from './packagedEvents.ts';
import { type PackedEvents, packEvents } from './packedEvents.ts';

/** The events page as it is built. */
export type EventsPage = {
  /** The list that is packed with the site: shown until the content host answers, and when it does not. */
  packaged: CampusEvents;
  /** The day the page was built, `YYYY-MM-DD`: what counts as past before the visitor's clock is known. */
  builtOn: string;
  hours: PictureOfHour;
  text: PageResource['text'];
};

/** The events page as it lies beside its HTML. */
export type PackedEventsPage = Omit<EventsPage, 'packaged'> & { packaged: PackedEvents };

/** Reads what the events page is built with. */
export function readEventsPage(context: PageContext): PackedEventsPage {
  const resource = eventsResource(context);
  return {
    packaged: packEvents(packagedEvents(context)),
    builtOn: context.today,
    hours: hoursOf(resource, context.site),
    text: resource.text,
  };
}
