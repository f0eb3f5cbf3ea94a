import { createAction } from '@reduxjs/toolkit';
import type { DeckSet, VisitorType } from '@tamarack-lowe/content-model';

/** The visitor went straight to a slide. Asks for its address. */
export const slideShown = createAction<{ section: string; index: number }>('slides/slideShown');
/** The visitor went one slide on or back; at the ends nothing moves. Asks for its address. */
export const slideStepped = createAction<{ section: string; step: 1 | -1 }>('slides/slideStepped');
/** A story was set directly; the index counts upward without bound. */
export const storyShown = createAction<{ section: string; index: number }>('stories/storyShown');
/** One story on, without bound, or back, down to 0. */
export const storyStepped = createAction<{ section: string; step: 1 | -1 }>('stories/storyStepped');

/** See `setUpSlides`; with an index the section is put back to that slide. */
export const slideSetUpStarted = createAction<{ section: string; index?: number }>(
  'slides/slideSetUpStarted',
);
export const slideSetUpFinished = createAction<{ section: string }>('slides/slideSetUpFinished');
/** See `setUpStories`. */
export const storySetUpStarted = createAction<{ section: string; index?: number }>(
  'stories/storySetUpStarted',
);
export const storySetUpFinished = createAction<{ section: string }>('stories/storySetUpFinished');

/** The sets of a visitor type were asked for, arrived, or stayed away. */
export const storiesRequested = createAction<{ type: VisitorType }>('stories/storiesRequested');
export const storiesLoaded = createAction<{ type: VisitorType; sets: Record<string, DeckSet> }>(
  'stories/storiesLoaded',
);
export const storiesFailed = createAction<{ type: VisitorType }>('stories/storiesFailed');
