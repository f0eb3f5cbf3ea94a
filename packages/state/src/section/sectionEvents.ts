import { createAction } from '@reduxjs/toolkit';
import type { DeckSet, Section, VisitorType } from '@tamarack-lowe/content-model';

/** The visitor went straight to a slide. Asks for its address. */
export const slideShown = createAction<{ section: Section; index: number }>('slides/slideShown');
/** The visitor went one slide on or back; at the ends nothing moves. Asks for its address. */
export const slideStepped = createAction<{ section: Section; step: 1 | -1 }>('slides/slideStepped');
/** A story was set directly; the index counts upward without bound. */
export const storyShown = createAction<{ section: Section; index: number }>('stories/storyShown');
/** One story on, without bound, or back, down to 0. */
export const storyStepped = createAction<{ section: Section; step: 1 | -1 }>('stories/storyStepped');

/** See `setUpSlides`; with an index the section is put back to that slide. */
export const slideSetUpStarted = createAction<{ section: Section; index?: number }>(
  'slides/slideSetUpStarted',
);
export const slideSetUpFinished = createAction<{ section: Section }>('slides/slideSetUpFinished');
/** See `setUpStories`. */
export const storySetUpStarted = createAction<{ section: Section; index?: number }>(
  'stories/storySetUpStarted',
);
export const storySetUpFinished = createAction<{ section: Section }>('stories/storySetUpFinished');

/** The sets of a visitor type were asked for, arrived, or stayed away. */
export const storiesRequested = createAction<{ type: VisitorType }>('stories/storiesRequested');
export const storiesLoaded = createAction<{ type: VisitorType; sets: Record<Section, DeckSet> }>(
  'stories/storiesLoaded',
);
export const storiesFailed = createAction<{ type: VisitorType }>('stories/storiesFailed');
