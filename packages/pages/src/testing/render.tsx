import { fillMessage, type MessageKey, type Say, type SiteVisitorTypes } from '@tamarack-lowe/content-model';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PagesProvider } from '../context/PagesProvider.tsx';
import { VisitorProvider } from '../context/VisitorProvider.tsx';
import { SEEDLING, TREE } from './fixtures.ts';

/** Renders a page to HTML, with labels and these visitor types. */
export function render(
  page: ReactNode,
  language = 'en-CA',
  types: SiteVisitorTypes = [SEEDLING, TREE],
): string {
  return renderToStaticMarkup(
    <PagesProvider value={{ say, language }}>
      <VisitorProvider type={types[0].id} types={types} known={false}>
        {page}
      </VisitorProvider>
    </PagesProvider>,
  );
}

/** Labels that tests compare. */
const WORDS: Partial<Record<MessageKey, string>> = {
  factNote: 'As of {date}. Source: {source}',
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
  eventsPlaces: '{city} ({province})',
  eventsHost: '{kind}, {venue}',
  eventsUntil: 'Until {end}',
};

/** Returns `say` with these labels. Any other label is its own key. */
export const sayFrom =
  (words: Partial<Record<MessageKey, string>>): Say<MessageKey> =>
  (key, values = {}) =>
    fillMessage(words[key] ?? key, values);

export const say = sayFrom(WORDS);
