import type { CampusEvent, CampusEvents } from '@tamarack-lowe/content-model';

/** An event as the built page sends it to the browser: without empty fields. */
export type PackedEvent = Partial<CampusEvent>;

/** The list that is packed with the site, as the built page sends it. */
export type PackedEvents = Omit<CampusEvents, 'events'> & { events: PackedEvent[] };

/** Empty value of each field, in the order of the parser. */
const NOTHING: CampusEvent = {
  id: 0,
  slug: '',
  title: '',
  date: null,
  endDate: null,
  startTime: null,
  endTime: null,
  timeZone: null,
  provinces: [],
  city: '',
  school: '',
  venue: '',
  kind: '',
  online: false,
  featured: false,
  capacity: null,
  link: null,
  description: [],
};

/** Leaves out empty fields: about half of a list, and so of the page's weight for it. */
export function packEvents({ events, provinces }: CampusEvents): PackedEvents {
  return { provinces, events: events.map(packEvent) };
}

/** Restores the list, field by field. */
export function unpackEvents({ events, provinces }: PackedEvents): CampusEvents {
  return { provinces, events: events.map((event) => ({ ...NOTHING, ...event })) };
}

function packEvent(event: CampusEvent): PackedEvent {
  const nothing = new Map<string, unknown>(Object.entries(NOTHING));
  return Object.fromEntries(
    Object.entries(event).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(nothing.get(key)),
    ),
  );
}
