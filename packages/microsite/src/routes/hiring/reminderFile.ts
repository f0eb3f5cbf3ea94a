import { type Brand, fillMessage } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import type { Reminder } from '@tamarack-lowe/pages/internal/data';
import { component, dateValue, fileText, textValue, utcValue } from '../events/calendar/icalendar.ts';

type Options = {
  brand: Pick<Brand, 'firm' | 'site'>;
  language: string;
  /** Title and text of the entry; the text has `{date}`. */
  title: string;
  text: string;
  /** The time of writing, ms since 1970. */
  now: number;
};

/** Alarm at nine in the morning of the day, by the clock of the device. */
const ALARM = 'PT9H';

/**
 * Writes a calendar file (RFC 5545) with one entry of a whole day, the day after a candidate should have heard. Days float: they
 * are those of the calendar, wherever it is.
 */
export function reminderFile(
  { step, day, until }: Reminder,
  { brand, language, title, text, now }: Options,
): string {
  const { hostname } = new URL(brand.site);
  return fileText(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:${textValue(`-//${brand.firm}//${hostname}//${primaryLanguage(language).toUpperCase()}`)}`,
      ...component('VEVENT', [
        `UID:answer-${step}-${day}@${hostname}`,
        `DTSTAMP:${utcValue(now)}`,
        `DTSTART;VALUE=DATE:${dateValue(day)}`,
        `SUMMARY:${textValue(title)}`,
        `DESCRIPTION:${textValue(fillMessage<string>(text, { date: until }))}`,
        // Nobody is busy because of it.
        'TRANSP:TRANSPARENT',
        ...component('VALARM', ['ACTION:DISPLAY', `DESCRIPTION:${textValue(title)}`, `TRIGGER:${ALARM}`]),
      ]),
    ]),
  );
}
