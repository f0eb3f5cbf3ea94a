import { fillMessage, type MessageKey, type Say } from '@tamarack-lowe/content-model';

/** The labels whose words tests look at. */
const WORDS: Partial<Record<MessageKey, string>> = {
  eventsOne: '1 event',
  eventsMany: '{total} events',
  eventsOf: '{shown} of {events}',
  eventsCount: '{head}, soonest first',
  eventsCountAround: '{head}: {coming} to come, {past} past',
  eventsOnline: 'Online',
  eventsInPerson: 'In person',
  eventsHybrid: 'In person and online',
  eventsTime: '{start} to {end}',
  eventsFrom: 'From {start}',
  eventsZone: '{city} time',
  eventsUntil: 'Until {end}',
};

/** Says a label by its key when no test looks at its words. */
export const say: Say<MessageKey> = (key, values = {}) => fillMessage(WORDS[key] ?? key, values);
