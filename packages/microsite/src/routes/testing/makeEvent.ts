import type { CampusEvent } from '@tamarack-lowe/content-model';

/** Makes a campus event with these fields: an evening at a university, without a link. */
export function makeEvent(fields: Partial<CampusEvent> = {}): CampusEvent {
  return {
    id: 7,
    slug: 'an-evening',
    title: 'An evening',
    date: '2027-01-12',
    endDate: null,
    startTime: '17:00',
    endTime: '19:00',
    timeZone: 'Pacific/Auckland',
    provinces: ['otago'],
    city: 'Dunedin',
    school: 'University of Otago',
    venue: 'Link building',
    kind: '',
    online: false,
    featured: false,
    capacity: null,
    link: null,
    description: [],
    ...fields,
  };
}
