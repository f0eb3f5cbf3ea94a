import { definePlugin, type PluginContext, type PluginEvents } from '@tamarack-lowe/microsite';
import * as v from 'valibot';
import { parseCalendar } from './parseCalendar.ts';

const URL_WORDS = 'Write the address of a calendar, such as "https://example.com/events.ics".';
const calendarUrl = v.pipe(
  v.string(URL_WORDS),
  // Calendars are often shared with this scheme, which stands for https.
  v.transform((value) => value.replace(/^webcals?:/, 'https:')),
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), URL_WORDS),
);

const optionsSchema = v.strictObject({
  /**
   * Address of the calendar, for all languages or by language tag.
   * @example url: { 'en-CA': 'https://example.com/en.ics', 'fr-CA': 'https://example.com/fr.ics' }
   */
  url: v.union([calendarUrl, v.record(v.string(), calendarUrl)], URL_WORDS),
  /**
   * Days ahead, from the day of the build, in which repeated events are listed. Default: 365.
   * @example days: 120
   */
  days: v.optional(
    v.pipe(v.number('Write a number of days.'), v.integer(), v.minValue(1), v.maxValue(1000)),
    365,
  ),
});

/** Options of `eventsFromICal`. */
export type EventsFromICalOptions = v.InferInput<typeof optionsSchema>;

/**
 * Shows the events of an iCalendar feed on the events page: a firm needs no content host for them. The build reads the feed, and the
 * server of the site hands the same events to browsers.
 *
 * @example plugins: [eventsFromICal({ url: 'https://calendar.example.com/campus.ics' })]
 */
export const eventsFromICal = definePlugin({
  name: 'events-from-ical',
  compatible: '^1.0.0',
  from: import.meta.url,
  options: optionsSchema,
  setup: ({ url, days }) => ({
    async events({ language, today, log, fetchText }: PluginContext): Promise<PluginEvents> {
      const address = typeof url === 'string' ? url : url[language];
      if (address === undefined)
        throw new Error(
          `"url" has no calendar for ${language}. Add one, or write one address for all languages.`,
        );
      const text = await fetchText(address, { accept: 'text/calendar' });
      return { events: parseCalendar(text, { today, days, log }) };
    },
  }),
});
