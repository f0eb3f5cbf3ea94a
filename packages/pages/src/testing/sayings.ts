import { fillMessage, type MessageKey, type Say } from '@tamarack-lowe/content-model';

/** The labels whose words tests look at. */
const WORDS: Partial<Record<MessageKey, string>> = {
  eventsOne: '{total} event',
  eventsMany: '{total} events',
  eventsOf: '{shown} of {events}',
  eventsCount: '{head}, soonest first',
  eventsCountAround: '{head}: {coming} to come, {past} past',
  eventsOnline: 'Online',
  eventsInPerson: 'In person',
  eventsHybrid: 'In person and online',
  eventsTime: '{start} to {end}',
  eventsFrom: 'From {start}',
  eventsZone: '{hours}, {city} time',
  eventsOffset: '{hours} ({offset})',
  eventsFirstDay: '{day}',
  eventsPlace: '{city}, {province}',
  eventsHost: '{kind}, {venue}',
  eventsUntil: 'Until {end}',
};

/** Says labels in these words, and by its key each that no test looks at. */
export const sayFrom =
  (words: Partial<Record<MessageKey, string>>): Say<MessageKey> =>
  (key, values = {}) =>
    fillMessage(words[key] ?? key, values);

export const say = sayFrom(WORDS);
