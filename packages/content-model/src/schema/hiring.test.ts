import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkHoldsUntil, hasLapsed, hiringSchemaFor } from './hiring.ts';

const step = hiringSchemaFor(['student', 'experienced']).entries.steps;
const STEP = {
  id: 'read',
  name: 'We read',
  day: 4,
  text: 'Somebody reads all of it.',
  meet: 'A reader.',
  hear: 'An answer.',
  asks: 'Nothing.',
  no: 'You hear why.',
  adjustment: 'Say what you need.',
  machine: {
    does: 'Nothing.',
    decides: 'A person.',
    ground: 'The posting.',
    person: 'Write.',
    checked: '2026-11-02',
  },
};

test('a day and a text are the same for everybody, or one for each visitor type', () => {
  const each = { day: { student: 4, experienced: 6 }, text: { student: 'Here.', experienced: 'There.' } };
  expect(v.safeParse(step, [STEP, { ...STEP, ...each }]).success).toBe(true);
});

test('a visitor type that the firm has may not be missing', () => {
  expect(v.safeParse(step, [{ ...STEP, day: { student: 4 } }]).success).toBe(false);
  expect(v.safeParse(step, [{ ...STEP, text: { student: 'Here.' } }]).success).toBe(false);
});

test('a label keeps the place of its value', () => {
  const { labels } = hiringSchemaFor().entries;
  expect(v.safeParse(labels.entries.checked, 'Checked on {date}').success).toBe(true);
  expect(v.safeParse(labels.entries.checked, 'Checked').issues?.[0]?.message).toBe('labelNeedsDate');
  expect(v.safeParse(labels.entries.day, 'Day').issues?.[0]?.message).toBe('labelNeedsDay');
});

const check = { checked: '2026-10-31', holdsDays: 90 };

test('a check holds for its days, the last one included', () => {
  expect(checkHoldsUntil(check)).toBe('2027-01-29');
  expect(hasLapsed(check, '2026-10-31')).toBe(false);
  expect(hasLapsed(check, '2027-01-29')).toBe(false);
});

test('a check lapses by itself on the day after', () => {
  expect(hasLapsed(check, '2027-01-30')).toBe(true);
  expect(hasLapsed(check, '2029-01-01')).toBe(true);
});
