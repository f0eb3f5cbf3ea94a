// @vitest-environment jsdom
import type { CampusEvent } from '@tamarack-lowe/content-model';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydratedProvider } from '../../client/prehydration/hydration.tsx';
import { GROWN_FIRM_EVENTS } from '../testing/grownFirmEvents.ts';
import { readEventFilter, useNow } from './eventList.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout and does not implement this.
  document.body.checkVisibility = () => true;
});
afterEach(() => void vi.useRealTimers());

const BUILT_AT = Date.parse('2026-11-26T08:00:00Z');
const [fair] = GROWN_FIRM_EVENTS.events;
if (!fair) throw new Error('The grown firm has no event.');
const EVENING: CampusEvent = {
  ...fair,
  date: '2027-02-04',
  endDate: null,
  startTime: '19:00',
  endTime: '21:00',
  timeZone: 'America/Toronto',
};

/** Renders the clock of a page with events; returns every moment that was rendered. */
async function renderClock(events: readonly CampusEvent[], time: string) {
  vi.setSystemTime(new Date(time));
  const moments: string[] = [];
  function Clock() {
    const now = useNow({ builtAt: BUILT_AT, events, firmZone: undefined });
    moments.push(new Date(now).toISOString());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<HydratedProvider children={<Clock />} />));
  return { moments, root };
}

test('is the moment of the build at first, then that of the visitor', async () => {
  const { moments, root } = await renderClock([EVENING], '2027-02-04T23:30:00Z');
  expect(moments[0]).toBe('2026-11-26T08:00:00.000Z');
  expect(moments.at(-1)).toBe('2027-02-04T23:30:00.000Z');
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});

test('changes when an event ends, and renders nothing before', async () => {
  const { moments } = await renderClock([EVENING], '2027-02-04T23:30:00Z');
  const before = moments.length;
  await act(async () => vi.advanceTimersByTime(2.5 * 3_600_000 - 1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(moments).toHaveLength(before);
  await act(async () => vi.advanceTimersByTime(1));
  expect(moments.at(-1)).toBe('2027-02-05T02:00:00.000Z');
});

test('checks again when the page becomes visible after timers were suspended', async () => {
  const { moments } = await renderClock([EVENING], '2027-02-04T23:30:00Z');
  vi.setSystemTime(new Date('2027-02-05T08:00:00Z'));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(moments.at(-1)).toBe('2027-02-05T08:00:00.000Z');
});

test('reaches an end that is days away with timers of one day', async () => {
  const { moments } = await renderClock([EVENING], '2027-02-01T00:00:00Z');
  await act(async () => vi.advanceTimersByTime(5 * 86_400_000));
  expect(moments.at(-1)).toBe('2027-02-05T02:00:00.000Z');
});

const PROVINCES = [
  { slug: 'ontario', name: 'Ontario', code: 'ON' },
  { slug: 'yukon', name: 'Yukon', code: '' },
];

const read = (search: string) => readEventFilter(new URLSearchParams(search), PROVINCES);

test('reads a province by its code, and by its slug while it has none', () => {
  expect(read('province=on').province).toBe('ontario');
  expect(read('province=yukon').province).toBe('yukon');
});

test('keeps a month without events, so that the page can say that there are none', () => {
  expect(read('month=2031-07').month).toBe('2031-07');
});

test('ignores values that are neither a province nor a month', () => {
  expect(read('province=zz&month=2027-13')).toEqual({ province: null, month: null });
});
