import { readTimeZone } from '@tamarack-lowe/content-model/internal/times';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCountry } from './client.ts';
import { parseCampusEvents } from './events.ts';
import { parseMenu } from './menu.ts';

const anything = fc.jsonValue({ maxDepth: 5 });
const address = fc.oneof(
  anything,
  fc.webUrl(),
  fc
    .tuple(
      fc.constantFrom(
        'javascript',
        'java\tscript',
        '&#106;avascript',
        'DATA',
        'vbscript',
        'https',
        'mailto',
        'tel',
        '',
      ),
      fc.constantFrom(':', '://', '//', '/', '/\\', '\\\\', '&colon;', '&#58;'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);
const words = fc.oneof(
  fc.string(),
  fc.constantFrom('<b>Tax</b>', '&#60;script&#62;', '<script', '<!--', '"<a "'),
  anything,
);

const { menu } = fc.letrec((tie) => ({
  item: fc.record(
    {
      title: words,
      url: address,
      submenu: fc.oneof(anything, tie('menu')),
      order: anything,
      ID: fc.nat(4),
      menu_item_parent: fc.nat(4),
    },
    { requiredKeys: [] },
  ),
  menu: fc.oneof(
    { maxDepth: 3 },
    anything,
    fc.array(tie('item'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('item'), { maxKeys: 4 }),
  ),
}));

const time = fc.oneof(words, fc.constantFrom('24:00', '23:59', '0:00', '24:01', '12 p.m.'));

const event = fc.record(
  {
    id: fc.oneof(fc.nat(), anything),
    title: words,
    date: fc.oneof(
      anything,
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ),
    end_date: words,
    start_time: time,
    end_time: time,
    timezone: fc.oneof(words, fc.constantFrom('EST', 'utc-5', '-05:00', 'america/toronto ', 'Etc/GMT+5')),
    province: anything,
    link: address,
    description: words,
  },
  { requiredKeys: [] },
);

const SAFE = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/;
const SAFE_IN_MENU = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

test('no JSON makes a parser throw', () => {
  fc.assert(
    fc.property(anything, (json) => {
      parseMenu(json);
      parseCampusEvents(json);
      parseCountry(json);
    }),
  );
});

test('a menu holds safe addresses and words only', () => {
  fc.assert(
    fc.property(menu, (json) => {
      for (const item of parseMenu(json) ?? []) {
        if (item.url !== null) expect(item.url).toMatch(SAFE_IN_MENU);
        for (const { title, url } of [...item.submenu, { title: item.title, url: '/' }]) {
          expect(url).toMatch(SAFE_IN_MENU);
          expect(title.trim()).not.toBe('');
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('events hold safe addresses, days of the calendar and whole titles only', () => {
  fc.assert(
    fc.property(fc.record({ events: fc.array(event), provinces: anything }), (json) => {
      for (const { link, date, endDate, startTime, endTime, timeZone, title } of parseCampusEvents(json)
        ?.events ?? []) {
        if (link) expect(link.href).toMatch(SAFE);
        for (const day of [date, endDate]) {
          if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
        }
        if (startTime !== null) expect(startTime).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        if (endTime !== null) expect(endTime).toMatch(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/);
        expect(readTimeZone(timeZone)).toBe(timeZone);
        expect(title).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
});
