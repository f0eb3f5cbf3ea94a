/** Selectors of the events page alone: other pages load neither these nor what they import. */
import { createSelector } from '@reduxjs/toolkit';
import { filterEvents, monthsOfEvents, sortEvents } from '@tamarack-lowe/content-model';
import { selectEventFilter, selectEventSort } from './selectors.ts';
import type { SiteState } from './storeTypes.ts';

/** Events that pass the filter, in order. */
export const selectShownEvents = createSelector(
  [({ campus }: SiteState) => campus.events, selectEventFilter, selectEventSort],
  (events, filter, order) => sortEvents(filterEvents(events, filter), order),
);
/** Every month (`2027-03`) with an event, in order. */
export const selectEventMonths = createSelector([({ campus }: SiteState) => campus.events], monthsOfEvents);
