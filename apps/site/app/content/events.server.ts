import { parseCampusEvents } from '@tamarack-lowe/api-client';
import type { CampusEvents, ResourceBlock } from '@tamarack-lowe/content-model';
import type { PictureOfHour } from '@tamarack-lowe/pages';
import { brand } from '@tamarack-lowe/stories';
import { readResource } from '@tamarack-lowe/stories/server';
import recording from '../../server/recordings/campus-events.json' with { type: 'json' };
import { hoursOf } from './campus.server.ts';

/** The events page as it is built. */
export type EventsPage = {
  /** The list that is packed with the site: shown until the content host answers, and when it does not. */
  packaged: CampusEvents;
  /** The day the page was built, `YYYY-MM-DD`: what counts as past before the visitor's clock is known. */
  builtOn: string;
  hours: PictureOfHour;
  text: ResourceBlock[];
};

/** The day it is where Canada's days end last: an event of today is to come until nobody there has today any more. */
function dayOf(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' }).format(moment);
}

/** Reads what the events page is built with. */
export function readEventsPage(): EventsPage {
  const packaged = parseCampusEvents(recording, { siteUrl: brand.mainSite });
  const resource = readResource('campus-events');
  if (!packaged || !resource) {
    throw new Error(
      'The events page needs server/recordings/campus-events.json and the resource "campus-events". One is missing or cannot be read; restore it.',
    );
  }
  return {
    packaged,
    builtOn: dayOf(new Date()),
    hours: hoursOf(resource),
    text: resource.text,
  };
}
