import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readStrictly } from '../events/calendar/testing/strictCalendar.ts';
import { reminderFile } from './reminderFile.ts';

const FILE = reminderFile(
  { step: 'interview', day: '2026-12-14', until: 'Friday, December 11, 2026' },
  {
    brand: { firm: 'Reid & Ngata; Limited', site: 'https://korero.example' },
    language: 'en-CA',
    title: 'They should have answered, really',
    text: 'The promise was an answer by {date}. If nothing comes today, write to them; something went wrong on their side.',
    now: Date.UTC(2026, 10, 27, 8),
  },
);

test('is as RFC 5545 has it, read by a strict reader and by another that shares no code with the writer', () => {
  readStrictly(FILE);
  const calendar = new ICAL.Component(ICAL.parse(FILE));
  const [entry] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(entry?.startDate.isDate).toBe(true);
  expect(String(entry?.startDate)).toBe('2026-12-14');
  expect(entry?.summary).toBe('They should have answered, really');
  expect(entry?.description).toContain('an answer by Friday, December 11, 2026. If nothing');
  expect(entry?.uid).toBe('answer-interview-2026-12-14@korero.example');
});

test('rings at nine in the morning of its day, and keeps nobody busy', () => {
  const calendar = new ICAL.Component(ICAL.parse(FILE));
  const alarm = calendar.getFirstSubcomponent('vevent')?.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT9H');
  expect(FILE).toMatch(/^TRANSP:TRANSPARENT\r$/m);
});
