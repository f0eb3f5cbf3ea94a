import {
  type CampusEvent,
  dayAfter,
  type EventTimes,
  eventTimes,
  type Province,
  type Site,
  type WallClock,
} from '@tamarack-lowe/content-model';
import type { Event, Place, VirtualLocation } from 'schema-dts';
import { countryOf } from './head/structured-data/countryOf.ts';
import { publisherId } from './head/structured-data/publisherId.ts';

/** Context of an event: the provinces of the same response, and the site of the host. */
export type EventContext = { provinces: readonly Province[]; site: Site };

/**
 * A campus event; null while its day is not announced. Times have no offset, because they are local times of the place,
 * and search engines read a time without an offset that way.
 */
export function campusEvent(
  event: CampusEvent,
  { provinces, site }: EventContext,
): Exclude<Event, string> | null {
  const times = eventTimes(event);
  if (times === null) return null;
  const url = event.link?.href ?? new URL(site.paths.events ?? site.paths.intro, site.brand.site).href;
  const endDate = endOf(times);
  const place = placeOf(event, provinces, site);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  const description = event.description.join('\n');
  return {
    '@type': 'Event',
    name: event.title,
    startDate: moment(times.start),
    ...(endDate !== null && { endDate }),
    eventAttendanceMode: attendance(event.online, place !== null),
    location: event.online ? [...(place ? [place] : []), online] : (place ?? somewhere(event, site)),
    organizer: publisherId(site),
    url,
    ...(description !== '' && { description }),
  };
}

/** `2027-03-05T18:30:00`, or the day alone when the time is not known. */
function moment({ day, time }: WallClock): string {
  return time === null ? day : `${day}T${time}:00`;
}

/** The end of the last day; null when the start already says all that is known. */
function endOf({ start, end, days }: EventTimes): string | null {
  const day = dayAfter(end?.day ?? start.day, days - 1);
  const time = end?.time ?? null;
  return time === null && day === start.day ? null : moment({ day, time });
}

function attendance(online: boolean, place: boolean) {
  if (!online) return 'https://schema.org/OfflineEventAttendanceMode';
  return place
    ? 'https://schema.org/MixedEventAttendanceMode'
    : 'https://schema.org/OnlineEventAttendanceMode';
}

/** The place of an event; null when at most its province is known. */
function placeOf(
  event: CampusEvent,
  provinces: readonly Province[],
  site: Site,
): Exclude<Place, string> | null {
  const { venue, school, city } = event;
  const names = [venue, school].filter((name) => name !== '');
  if (names.length === 0 && city === '') return null;
  const [slug, ...others] = event.provinces;
  const region = others.length === 0 && provinces.find((province) => province.slug === slug)?.name;
  return {
    '@type': 'Place',
    name: names.join(', ') || city,
    address: {
      '@type': 'PostalAddress',
      ...(city !== '' && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      ...countryOf(site),
    },
  };
}

/** Fallback place. schema.org requires one for an event in person; without details, only the country is certain. */
function somewhere({ title }: CampusEvent, site: Site): Exclude<Place, string> {
  return { '@type': 'Place', name: title, address: { '@type': 'PostalAddress', ...countryOf(site) } };
}
