import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type {
  DeckCard,
  DeckSet,
  DeckSlide,
  Paths,
  Place,
  StoryGroup,
  VisitorType,
} from '@tamarack-lowe/content-model';
import * as events from '../events.ts';
import type { RequestStatus } from '../requests.ts';
import { applyPicks, type PickedStory } from './picks.ts';

/** State of one section of slides. */
export type SectionState = {
  /** All loaded sets, by visitor type. */
  sets: Partial<Record<VisitorType, DeckSet>>;
  /** Slides of the current visitor type, with picked stories in their circles. */
  slides: DeckSlide[];
  /** Story cards of the current visitor type, in sequence. */
  stories: DeckCard[];
  /** The same cards by topic. */
  groups: StoryGroup[];
  /** Picked story of each group with several. */
  picks: PickedStory[];
  /** `slide` is always in range; `story` has no upper bound. */
  current: { slide: number; story: number };
  /** True once the last set-up is over. */
  ready: { slides: boolean; stories: boolean };
  /** The slides go back to an index instead of stepping, and move faster. */
  resetting: boolean;
  /** Status of the last request for stories. */
  status: RequestStatus;
};

/** Makes the slice of one section. It handles the events that name this section. */
export function createSectionSlice(
  section: string,
  { paths, firstType }: { paths: Paths; firstType: VisitorType },
) {
  const isForSection = (event: { payload: { section: string } }) => event.payload.section === section;

  return createSlice({
    name: section,
    initialState: initialSection(section, { sets: {}, firstType }),
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(events.slideShown, (state, event) => {
          if (isForSection(event)) showSlide(state, event.payload.index);
        })
        .addCase(events.slideStepped, (state, event) => {
          if (isForSection(event)) showSlide(state, state.current.slide + event.payload.step);
        })
        .addCase(events.storyShown, (state, event) => {
          if (isForSection(event)) showStory(state, event.payload.index);
        })
        .addCase(events.storyStepped, (state, event) => {
          if (isForSection(event)) showStory(state, state.current.story + event.payload.step);
        })
        .addCase(events.slideSetUpStarted, (state, event) => {
          if (!isForSection(event)) return;
          state.ready.slides = false;
          if (event.payload.index === undefined) return;
          showSlide(state, event.payload.index);
          state.resetting = true;
        })
        .addCase(events.slideSetUpFinished, (state, event) => {
          if (!isForSection(event)) return;
          state.ready.slides = true;
          state.resetting = false;
        })
        .addCase(events.storySetUpStarted, (state, event) => {
          if (!isForSection(event)) return;
          state.ready.stories = false;
          if (event.payload.index !== undefined) showStory(state, event.payload.index);
        })
        .addCase(events.storySetUpFinished, (state, event) => {
          if (isForSection(event)) state.ready.stories = true;
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
        .addCase(events.visitRestored, (state, { payload }) => {
          if (payload.type !== null) swapSet(state, payload.type, payload.picks?.[section]);
        })
        .addCase(events.visitForgotten, (state) => {
          showSlide(state, 0);
          swapSet(state, firstType);
        })
        .addCase(events.navigated, (state, { payload }) =>
          followAddress(state, section, paths.read(payload.path)),
        )
        .addMatcher(isAnyOf(events.visitorTypeChosen, events.visitorTypeSwitched), (state, { payload }) =>
          swapSet(state, payload.type, payload.picks[section]),
        );
    },
  });
}

type InitialOptions = {
  sets: Partial<Record<VisitorType, DeckSet>>;
  /** Default visitor type. */
  firstType: VisitorType;
  match?: Place | undefined;
};

/** Initial state of a section, as in the built page: the first visitor type, at the slide or story of `match`. */
export function initialSection(section: string, { sets, firstType, match }: InitialOptions): SectionState {
  const state: SectionState = {
    sets,
    slides: [],
    stories: [],
    groups: [],
    picks: [],
    current: { slide: 0, story: 0 },
    ready: { slides: false, stories: false },
    resetting: false,
    status: 'idle',
  };
  swapSet(state, firstType);
  if (match !== undefined) followAddress(state, section, match);
  // Pre-freeze, so that Immer need not deep-freeze hundreds of stories during hydration.
  for (const part of [state.sets, state.slides, state.stories, state.groups]) Object.freeze(part);
  return state;
}

/** Returns the story of an index without upper bound: the first follows the last. Null without stories. */
export function storyAt<Story>(stories: readonly Story[], index: number): Story | null {
  return stories[index % stories.length] ?? null;
}

/** Moves to a slide, at most to the first or last one. Ignores an index that is no integer. */
function showSlide(state: SectionState, index: number) {
  if (!Number.isInteger(index)) return;
  state.current.slide = Math.max(0, Math.min(index, state.slides.length - 1));
  state.resetting = false;
}

/** Moves to a story, at least to 0, without upper bound. */
function showStory(state: SectionState, index: number) {
  if (Number.isSafeInteger(index)) state.current.story = Math.max(0, index);
}

/** Adds a set that was loaded later; the screen does not change yet. */
function addSet(state: SectionState, type: VisitorType, set: DeckSet) {
  state.sets[type] = set;
  state.status = 'ready';
}

/**
 * Shows the slides and stories of a visitor type, from its first story; the slide stays if the set has it. Without picks,
 * circles lead to their own stories. Ignores a type that is not loaded.
 */
function swapSet(state: SectionState, type: VisitorType, picks: readonly PickedStory[] = []) {
  const set = state.sets[type];
  if (!set) return;
  state.status = 'ready';
  state.groups = set.groups;
  state.stories = set.groups.flatMap(({ stories }) => stories);
  state.picks = [...picks];
  state.slides = applyPicks(set, picks);
  state.current = { slide: Math.max(0, Math.min(state.current.slide, set.slides.length - 1)), story: 0 };
}

/** Shows the slide or story of an address; on leaving a story, forgets it. */
function followAddress(state: SectionState, section: string, match: Place) {
  const target = 'section' in match && match.section === section ? match : null;
  if (target && 'slug' in target) {
    const story = state.stories.findIndex(({ slug }) => slug === target.slug);
    if (story >= 0 && storyAt(state.stories, state.current.story)?.slug !== target.slug)
      state.current.story = story;
    return;
  }
  state.current.story = 0;
  if (target && target.index < state.slides.length) state.current.slide = target.index;
}
