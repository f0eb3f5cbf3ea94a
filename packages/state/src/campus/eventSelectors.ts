import { createSelector } from '@reduxjs/toolkit';
import { filterEvents, monthsOfEvents, sortEvents } from '@tamarack-lowe/content-model';
import type { SiteState } from '../SiteState.ts';
import { selectEventFilter, selectEventSort } from '../selectors.ts';

/** The events that pass the filter, in order. */
export const selectShownEvents = createSelector(
  [({ campus }: SiteState) => campus.events, selectEventFilter, selectEventSort],
  (events, filter, order) => sortEvents(filterEvents(events, filter), order),
);
/** Every month (`2027-03`) that an event touches, in order. */
export const selectEventMonths = createSelector([({ campus }: SiteState) => campus.events], monthsOfEvents);
