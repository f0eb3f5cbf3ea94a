import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { HIRING_FIRM } from '../testing/hiringFirm.ts';
import { card, list, load } from './data.server.ts';

test('a firm without hiring.json has no such page', () => {
  expect(list(GROWN_FIRM)).toEqual([]);
  expect(load(GROWN_FIRM)).toBeNull();
});

test('a step has a day for every visitor type, and the check of its promise', () => {
  const types = HIRING_FIRM.site.visitorTypes.map(({ id }) => id);
  const [apply, call] = load(HIRING_FIRM)?.steps ?? [];
  expect(apply?.days).toEqual(Object.fromEntries(types.map((id) => [id, 0])));
  expect(Object.keys(call?.days ?? {})).toEqual(types);
  expect(apply?.checked).toBeNull();
  expect(call?.checked).toBe('Checked on 2 November 2026');
});

test('the reminder offers the steps after which one waits', () => {
  expect(load(HIRING_FIRM)?.reminder?.answers).toEqual([{ id: 'apply', days: 5, label: 'I applied' }]);
});

test('the share card has the picture that the content names', () => {
  expect(card(HIRING_FIRM)).toEqual({
    headline: 'How we hire',
    note: 'Hiring',
    art: { photo: 'places/harbour' },
  });
});
