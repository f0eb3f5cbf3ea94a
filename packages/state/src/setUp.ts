import { SLIDE_SETUP_DELAY_MS, STORY_SETUP_DELAY_MS } from './constants.ts';
import * as events from './events.ts';
import type { SiteThunk } from './storeTypes.ts';

type SetUp = {
  section: string;
  /** Resets the section to this slide or story. Default: the current one stays. */
  index?: number;
  delayMs?: number;
};

/**
 * Sets up the slides of a section. Resolves when they are ready, after 1.7 s by default. If a newer set-up of the same section
 * replaces this one, it resolves at once and dispatches nothing more.
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

/** Sets up the stories of a section, like `setUpSlides`; by default they are ready after 0.0001 s. */
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
