import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CampusEvents, DeckSlide, EventFilter, StoryCard } from '@tamarack-lowe/content-model';
import { DEFAULT_SORT } from '../constants.ts';
import type { RequestStatus } from '../requests.ts';

/** Campus resources and events. Slides and stories are part of the specified shape; campus has none yet. */
export type CampusState = CampusEvents & {
  slides: DeckSlide[];
  stories: StoryCard[];
  current: { slide: number; story: number };
  filter: EventFilter;
  sort: 'asc' | 'desc';
  status: RequestStatus;
};

const initialState: CampusState = {
  slides: [],
  stories: [],
  current: { slide: 0, story: 0 },
  events: [],
  provinces: [],
  filter: { province: null, month: null },
  sort: DEFAULT_SORT,
  status: 'idle',
};

export const campusSlice = createSlice({
  name: 'campus',
  initialState,
  reducers: {
    /** The visitor opened the events page. Requests the events, unless they are there. */
    eventsPageOpened() {},
    eventsRequested(campus) {
      campus.status = 'loading';
    },
    eventsLoaded(campus, { payload }: PayloadAction<CampusEvents>) {
      campus.status = 'ready';
      campus.events = payload.events;
      campus.provinces = payload.provinces;
    },
    /** Keeps the events that were there before. */
    eventsFailed(campus, _event: PayloadAction<{ reason: string }>) {
      campus.status = 'failed';
    },
    /** The visitor, or the address, changed filters. A filter that is left out stays; null is all. */
    eventsFiltered(campus, { payload }: PayloadAction<Partial<EventFilter>>) {
      Object.assign(campus.filter, payload);
    },
    eventsSorted(campus, { payload }: PayloadAction<'asc' | 'desc'>) {
      campus.sort = payload;
    },
  },
  selectors: {
    selectEventFilter: (campus) => campus.filter,
    selectEventSort: (campus) => campus.sort,
    selectEventsStatus: (campus) => campus.status,
    selectProvinces: (campus) => campus.provinces,
  },
});

export const { eventsPageOpened, eventsFiltered, eventsSorted } = campusSlice.actions;
