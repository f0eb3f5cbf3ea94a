import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Paths, VisitorType } from '@tamarack-lowe/content-model';
import {
  navigated,
  userTypeChangedElsewhere,
  visitForgotten,
  visitorTypeChosen,
  visitRestored,
} from '../visit/visitEvents.ts';
import { initialSection } from '../section/initialSection.ts';
import * as events from '../section/sectionEvents.ts';
import { addSet, followAddress, showSlide, showStory, swapSet } from '../section/sectionMoves.ts';

/** The slice of one section; all obey the same rules, each on its own events. */
export function createSectionSlice(
  section: string,
  { paths, firstType }: { paths: Paths; firstType: VisitorType },
) {
  const here = (event: { payload: { section: string } }) => event.payload.section === section;

  return createSlice({
    name: section,
    initialState: initialSection(section, { sets: {}, firstType }),
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(events.slideShown, (state, event) => {
          if (here(event)) showSlide(state, event.payload.index);
        })
        .addCase(events.slideStepped, (state, event) => {
          if (here(event)) showSlide(state, state.current.slide + event.payload.step);
        })
        .addCase(events.storyShown, (state, event) => {
          if (here(event)) showStory(state, event.payload.index);
        })
        .addCase(events.storyStepped, (state, event) => {
          if (here(event)) showStory(state, state.current.story + event.payload.step);
        })
        .addCase(events.slideSetUpStarted, (state, event) => {
          if (!here(event)) return;
          state.ready.slides = false;
          if (event.payload.index === undefined) return;
          showSlide(state, event.payload.index);
          state.resetting = true;
        })
        .addCase(events.slideSetUpFinished, (state, event) => {
          if (!here(event)) return;
          state.ready.slides = true;
          state.resetting = false;
        })
        .addCase(events.storySetUpStarted, (state, event) => {
          if (!here(event)) return;
          state.ready.stories = false;
          if (event.payload.index !== undefined) showStory(state, event.payload.index);
        })
        .addCase(events.storySetUpFinished, (state, event) => {
          if (here(event)) state.ready.stories = true;
        })
        .addCase(events.storiesRequested, (state) => {
          state.status = 'loading';
        })
        .addCase(events.storiesFailed, (state) => {
          if (state.status === 'loading') state.status = 'failed';
        })
        .addCase(events.storiesLoaded, (state, { payload }) => {
          const set = payload.sets[section];
          if (set) addSet(state, payload.type, set);
        })
        .addCase(visitRestored, (state, { payload }) => {
          if (payload.type !== null)
            swapSet(state, payload.type, payload.picks?.[section], state.current.slide);
        })
        .addCase(visitForgotten, (state) => {
          showSlide(state, 0);
          swapSet(state, firstType);
        })
        .addCase(navigated, (state, { payload }) => followAddress(state, section, paths.read(payload.path)))
        .addMatcher(isAnyOf(visitorTypeChosen, userTypeChangedElsewhere), (state, { payload }) =>
          swapSet(state, payload.type, payload.picks[section]),
        );
    },
  });
}
