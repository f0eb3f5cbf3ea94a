import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, it } from 'vitest';
import { selectEventsStatus, selectProvinces } from '../selectors.ts';
import { selectEventFilter, selectEventMonths, selectEventSort, selectShownEvents } from '../spec.ts';
import { EVENTS, makeEvent, openSite, settled } from '../testing/openSite.ts';
import { campusSlice, eventsFiltered, eventsPageOpened, eventsSorted } from './campusSlice.ts';

const { eventsLoaded } = campusSlice.actions;

function openWith(events: (Partial<CampusEvent> & { id: number })[]) {
  const { store } = openSite();
  store.dispatch(eventsLoaded({ events: events.map(makeEvent), provinces: [] }));
  return { store, shown: () => selectShownEvents(store.getState()).map(({ id }) => id) };
}

it('fetches events and provinces when the page opens, and only once', async () => {
  const { store, calls } = openSite();
  expect(selectEventsStatus(store.getState())).toBe('idle');
  store.dispatch(eventsPageOpened());
  expect(selectEventsStatus(store.getState())).toBe('loading');
  store.dispatch(eventsPageOpened());
  await settled();
  store.dispatch(eventsPageOpened());
  expect(selectEventsStatus(store.getState())).toBe('ready');
  expect(selectProvinces(store.getState())).toEqual(EVENTS.provinces);
  expect(calls).toEqual(['campusEvents']);
});

it('keeps what it has when the call fails, and tries again when the page opens again', async () => {
  let attempts = 0;
  const campusEvents = async () => {
    attempts += 1;
    return attempts === 1
      ? { ok: false as const, reason: 'network' as const, message: 'offline' }
      : { ok: true as const, value: EVENTS };
  };
  const { store } = openSite({ api: { campusEvents } });
  store.dispatch(eventsPageOpened());
  await settled();
  expect(selectEventsStatus(store.getState())).toBe('failed');
  store.dispatch(eventsPageOpened());
  await settled();
  expect(selectEventsStatus(store.getState())).toBe('ready');
  expect(selectProvinces(store.getState())).toEqual(EVENTS.provinces);
});

it('starts without a filter, ascending', () => {
  const { store } = openSite();
  expect(selectEventFilter(store.getState())).toEqual({ province: null, month: null });
  expect(selectEventSort(store.getState())).toBe('asc');
});

it('changes one filter and leaves the other', () => {
  const { store } = openSite();
  store.dispatch(eventsFiltered({ province: 'ontario' }));
  store.dispatch(eventsFiltered({ month: '2027-03' }));
  expect(selectEventFilter(store.getState())).toEqual({ province: 'ontario', month: '2027-03' });
  store.dispatch(eventsFiltered({ province: null }));
  expect(selectEventFilter(store.getState())).toEqual({ province: null, month: '2027-03' });
});

it('sorts by date, then start time with none first, then title, then id, undated last', () => {
  const { shown } = openWith([
    { id: 8 },
    { id: 7, date: '2027-03-02', title: 'B' },
    { id: 6, date: '2027-03-01', startTime: '10:00', title: 'Éclair' },
    { id: 5, date: '2027-03-01', startTime: '10:00', title: 'Fair' },
    { id: 4, date: '2027-03-01', startTime: '10:00', title: 'Eclair' },
    { id: 3, date: '2027-03-01', startTime: '09:00' },
    { id: 2, date: '2027-03-01' },
    { id: 9, date: '2027-03-02', title: 'B' },
    { id: 1, date: '2026-12-31', title: 'Z' },
  ]);
  expect(shown()).toEqual([1, 2, 3, 4, 6, 5, 7, 9, 8]);
});

it('sorts the other way round when told so, undated still last', () => {
  const { store, shown } = openWith([
    { id: 1, date: '2027-01-01' },
    { id: 2 },
    { id: 3, date: '2027-02-01' },
  ]);
  store.dispatch(eventsSorted('desc'));
  expect(shown()).toEqual([3, 1, 2]);
});

it('shows the events of a province, and online events without a place with them', () => {
  const { store, shown } = openWith([
    { id: 1, date: '2027-01-01', provinces: ['ontario'] },
    { id: 2, date: '2027-01-02', provinces: ['quebec', 'ontario'] },
    { id: 3, date: '2027-01-03', provinces: ['quebec'], online: true },
    { id: 4, date: '2027-01-04', online: true },
    { id: 5, date: '2027-01-05' },
  ]);
  store.dispatch(eventsFiltered({ province: 'ontario' }));
  expect(shown()).toEqual([1, 2, 4]);
  store.dispatch(eventsFiltered({ province: 'nowhere' }));
  expect(shown()).toEqual([4]);
});

it('shows an event in every month it touches, and undated events in none', () => {
  const { store, shown } = openWith([
    { id: 1, date: '2027-10-30', endDate: '2027-11-01' },
    { id: 2, date: '2027-11-30' },
    { id: 3 },
    { id: 4, date: '2027-12-01', endDate: '2028-02-02' },
  ]);
  const shownIn = (month: string | null) => {
    store.dispatch(eventsFiltered({ month }));
    return shown();
  };
  expect(['2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03'].map(shownIn)).toEqual([
    [1],
    [1, 2],
    [4],
    [4],
    [4],
    [],
  ]);
  expect(shownIn(null)).toEqual([1, 2, 4, 3]);
});

it('lists the months of the data, once each and in order', () => {
  const { store } = openWith([
    { id: 1, date: '2027-11-30', endDate: '2028-02-01' },
    { id: 2, date: '2027-11-02' },
    { id: 3, date: '2027-09-02', endDate: '2027-10-01' },
    { id: 4 },
    { id: 5, date: '2027-05-02', endDate: '2027-04-01' },
  ]);
  expect(selectEventMonths(store.getState())).toEqual([
    '2027-09',
    '2027-10',
    '2027-11',
    '2027-12',
    '2028-01',
    '2028-02',
  ]);
});

it('returns the same list while nothing has changed', () => {
  const { store } = openWith([{ id: 1, date: '2027-03-01' }]);
  const read = () => [selectShownEvents(store.getState()), selectEventMonths(store.getState())];
  const before = read();
  expect(read().every((list, index) => list === before[index])).toBe(true);
  store.dispatch(eventsFiltered({ month: '2027-03' }));
  expect(selectShownEvents(store.getState())).not.toBe(before[0]);
});

it('has the shape of a section, without slides and stories of its own', () => {
  expect(openSite().store.getState().campus).toMatchObject({
    slides: [],
    stories: [],
    current: { slide: 0, story: 0 },
    events: [],
    provinces: [],
  });
});
