import {
  type CampusEvents,
  ContentError,
  EVENTS_AT_A_TIME,
  splitPastEvents,
} from '@tamarack-lowe/content-model';
import { momentAt } from '@tamarack-lowe/content-model/internal/times';
import type { PageResource } from '@tamarack-lowe/content-tools';
import { picturesOf } from '@tamarack-lowe/content-tools/internal/page-data';
import type { PageAddress, PicturesByType } from '@tamarack-lowe/pages/internal/data';
import { alertsLink } from '../feeds/feeds.server.ts';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData } from '../route.ts';
import { campusEvent, factsPage } from '../structuredData.server.ts';
import { calendarPath } from './calendar/calendarFiles.ts';
import { type PackedEvents, packEvents, unpackEvents } from './packedEvents.ts';

export type EventsData = {
  /** The list that is packed with the site: shown until the content host responds, and when it does not. */
  packaged: PackedEvents;
  /** The moment of the build, ms since 1970. Decides which events are past until the visitor's clock is known. */
  builtAt: number;
  pictures: PicturesByType;
  text: PageResource['text'];
  /** Link to the calendars by kind and school; missing on a site without campus packs. */
  alerts?: PageAddress;
};

export function list(context: RouteContext): PageEntry[] {
  const { events } = context.site.paths;
  if (events === null) return [];
  const { name, updated } = eventsResource(context);
  return [{ path: events, label: name, updated, offline: true }];
}

const NO_EVENTS: CampusEvents = { events: [], provinces: [] };

export function load(context: RouteContext): EventsData {
  const resource = eventsResource(context);
  return {
    packaged: packEvents(context.events ?? NO_EVENTS),
    builtAt: builtAt(context),
    pictures: picturesOf(resource, context.site),
    text: resource.text,
    ...alertsLink(context, 'packFollowDates'),
  };
}

/** The resource that holds the words of the events page. Throws a `ContentError` when there is none. */
export function eventsResource({ content }: RouteContext): PageResource {
  const found = content.readResources().find(({ type }) => type === 'events');
  if (found) return found;
  throw new ContentError([
    'resources: the events page takes its words and pictures from the resource of the type "events", and there is none. Add one, or take "events" out of "pages" in brand.json.',
  ]);
}

/**
 * The moment of the build for events: the beginning of the day in the firm's time zone, ms since 1970. Only the day
 * counts, so that two builds of one day make the same site and older builds stay.
 */
export function builtAt({ site, today }: Pick<RouteContext, 'site' | 'today'>): number {
  return momentAt(site.brand.timeZone ?? 'UTC', today, '00:00');
}

/** The head has the upcoming events that the built page lists. */
export function head(context: RouteContext, { data, path }: RouteData<EventsData>): HeadEntry[] {
  const { site, headSay } = context;
  const title = site.say('eventsTitle');
  const canonical = site.paths.events ?? path;
  const { events, provinces } = unpackEvents(data.packaged);
  const { upcoming } = splitPastEvents(events, data.builtAt, site.brand.timeZone);
  const feed = new URL(calendarPath(site.paths), site.brand.site).href;
  return [
    ...pageHead(site, { title, description: headSay('eventsDescription'), path: canonical }),
    ...(upcoming.some(({ date }) => date !== null)
      ? [{ rel: 'alternate', type: 'text/calendar', href: feed }]
      : []),
    about(
      site,
      [startCrumb(context), ...campusCrumbs(context), { name: title, path: canonical }],
      [
        ...upcoming.slice(0, EVENTS_AT_A_TIME).map((event) => campusEvent(event, { provinces, site })),
        factsPage({ path: canonical, facts: eventsResource(context).facts }, site),
      ],
    ),
  ];
}

export function card(context: RouteContext): CardContent {
  const { title, name, media } = eventsResource(context);
  return { headline: title.join(' '), note: name, art: { photo: media } };
}
