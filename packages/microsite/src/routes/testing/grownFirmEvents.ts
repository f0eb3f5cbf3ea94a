import { parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import type { CampusEvents } from '@tamarack-lowe/content-model';

const ANSWER = {
  events: [
    {
      id: 1,
      slug: 'fair',
      title:
        'Careers fair; coffee, cake and “kōrero” with everybody who started here in the last three years',
      date: '2027-03-04',
      end_date: '2027-03-05',
      start_time: '10:00',
      end_time: '15:00',
      province: ['otago'],
      city: 'Dunedin',
      school: 'University of Otago',
      venue: 'Link building',
      type: 'Career fair',
      capacity: 90,
      link: 'https://events.example/fair',
      link_label: 'Save a seat',
      description:
        '<p>Come and talk.</p><p>Ngā mihi nui ki a koutou katoa, haere mai, haere mai, haere mai.</p>',
    },
    { id: 2, slug: 'webinar', title: 'Webinar', date: '2027-04-01', start_time: '18:00', virtual: true },
    { id: 3, slug: 'later', title: 'A day to be announced', city: 'Nelson' },
    { id: 4, slug: 'last-winter', title: 'Last winter', date: '2026-07-01', featured: true },
  ],
  provinces: [{ slug: 'otago', name: 'Otago', code: 'OTA' }],
};

function recorded(): CampusEvents {
  const events = parseCampusEvents(ANSWER);
  if (!events) throw new Error('The events of the grown firm cannot be read.');
  return events;
}

/**
 * Four events as the content host returns them: a fair on two days, one online, one without a day, and one that is
 * over.
 */
export const GROWN_FIRM_EVENTS: CampusEvents = recorded();
