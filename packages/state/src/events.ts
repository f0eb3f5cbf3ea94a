/** Events of the site, the visit and its sections, in the past tense. Events of one slice are in its file. */
import { createAction } from '@reduxjs/toolkit';
import type { DeckSet, VisitorType } from '@tamarack-lowe/content-model';
import type { PickedStory } from './slices/picks.ts';

/** The site is hydrated and may use storage, menu and country. Dispatch it once. */
export const siteOpened = createAction('site/siteOpened');
/** The address changed to `path`. The site reports every navigation, its own included. */
export const navigated = createAction<{ path: string }>('site/navigated');
/** The state asks the site to navigate to `path`. The site does so and reports `navigated`. */
export const navigationRequested = createAction<{ path: string }>('site/navigationRequested');

/** Picked story of each group with several stories, by section. */
export type Picks = Record<string, PickedStory[]>;

/** A slide of a section, by its index. */
export type SlidePlace = { section: string; index: number };

/**
 * Name, type, picks and last slide of the last visit were read from storage. A missing or invalid value is null, and changes
 * nothing. Dispatched once, after hydration.
 */
export const visitRestored = createAction<{
  name: string | null;
  type: VisitorType | null;
  picks?: Picks;
  slide?: SlidePlace | null;
}>('visit/visitRestored');
/** The visitor chose their type on the page `from`. Dispatched by `chooseVisitorType`, which picks the stories. */
export const visitorTypeChosen = createAction<{ type: VisitorType; from: string; picks: Picks }>(
  'visit/visitorTypeChosen',
);
/** The visitor chose a section on the page `from`, which leaves their type as it is. */
export const sectionChosen = createAction<{ section: string; from: string }>('visit/sectionChosen');
/**
 * The visitor type changed, and the visitor stays on the page: they chose the type in another tab, or switched it on this page.
 * Dispatched by `followOtherTab` and `switchVisitorType`.
 */
export const visitorTypeSwitched = createAction<{ type: VisitorType; picks: Picks }>(
  'visit/visitorTypeSwitched',
);
/** The visitor typed a first name; a name without a visible character changes nothing. */
export const nameEntered = createAction<string>('visit/nameEntered');
/** The visitor removed their name, from the storage too. */
export const nameForgotten = createAction('visit/nameForgotten');
/**
 * A new visitor starts over: name, type, picks and last slide are removed, from the storage too. The dismissed notice and
 * the number of choices stay, because they belong to the browser.
 */
export const visitForgotten = createAction('visit/visitForgotten');

/** The visitor went directly to a slide. The state then asks the site to navigate to its address. */
export const slideShown = createAction<{ section: string; index: number }>('slides/slideShown');
/**
 * The visitor went one slide forward or back; at the ends, nothing changes. The state then asks the site to navigate to its
 * address.
 */
export const slideStepped = createAction<{ section: string; step: 1 | -1 }>('slides/slideStepped');
/** A story was set directly; the index has no upper bound. */
export const storyShown = createAction<{ section: string; index: number }>('stories/storyShown');
/** The visitor went one story forward, without bound, or back, down to 0. */
export const storyStepped = createAction<{ section: string; step: 1 | -1 }>('stories/storyStepped');

/** A set-up of slides started (`setUpSlides`). With an index, the section goes back to that slide. */
export const slideSetUpStarted = createAction<{ section: string; index?: number }>(
  'slides/slideSetUpStarted',
);
export const slideSetUpFinished = createAction<{ section: string }>('slides/slideSetUpFinished');
/** A set-up of stories started (`setUpStories`). */
export const storySetUpStarted = createAction<{ section: string; index?: number }>(
  'stories/storySetUpStarted',
);
export const storySetUpFinished = createAction<{ section: string }>('stories/storySetUpFinished');

/** The sets of a visitor type were requested, arrived, or failed to arrive. */
export const storiesRequested = createAction<{ type: VisitorType }>('stories/storiesRequested');
export const storiesLoaded = createAction<{ type: VisitorType; sets: Record<string, DeckSet> }>(
  'stories/storiesLoaded',
);
export const storiesFailed = createAction<{ type: VisitorType }>('stories/storiesFailed');
