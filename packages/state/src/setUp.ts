import { SLIDE_SETUP_DELAY_MS, STORY_SETUP_DELAY_MS } from './constants.ts';
import type { SiteThunk } from './storeTypes.ts';
import * as events from './section/sectionEvents.ts';

type SetUp = {
  section: string;
  /** Puts the section back to this slide or story; without it the current one stays. */
  index?: number;
  delayMs?: number;
};

/**
 * Sets the slides of a section up. Resolves when they stand, 1.7 s later by default; a set-up that a newer one of the
 * same section supersedes resolves at once and says nothing.
 */
export function setUpSlides({
  section,
  index,
  delayMs = SLIDE_SETUP_DELAY_MS,
}: SetUp): SiteThunk<Promise<void>> {
  return (dispatch, _getState, { timers }) => {
    dispatch(events.slideSetUpStarted(index === undefined ? { section } : { section, index }));
    return new Promise((resolve) => {
      const finish = () => {
        dispatch(events.slideSetUpFinished({ section }));
        resolve();
      };
      timers.start(`slides of ${section}`, delayMs, finish, resolve);
    });
  };
}

/** Sets the stories of a section up, as `setUpSlides` does; by default they are ready in 0.0001 s. */
export function setUpStories({
  section,
  index,
  delayMs = STORY_SETUP_DELAY_MS,
}: SetUp): SiteThunk<Promise<void>> {
  return (dispatch, _getState, { timers }) => {
    dispatch(events.storySetUpStarted(index === undefined ? { section } : { section, index }));
    return new Promise((resolve) => {
      const finish = () => {
        dispatch(events.storySetUpFinished({ section }));
        resolve();
      };
      timers.start(`stories of ${section}`, delayMs, finish, resolve);
    });
  };
}
