import type { CampusEvent } from '../events.ts';

/** An event that says nothing but its number, and what it is given. */
export function makeEvent(id: number, more: Partial<CampusEvent> = {}): CampusEvent {
  return {
    id,
    slug: `event-${id}`,
    title: 'Fair',
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
    ...more,
  };
}
