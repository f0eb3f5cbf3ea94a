import type { StartListening } from '../listening/startListening.ts';
import { navigated, siteOpened } from '../visit/visitEvents.ts';
import { setUpSlides, setUpStories } from '../setUp.ts';

/** Every section is set up when the site opens, and the stories of one again when a story is opened from elsewhere. */
export function listenToSetUp(startListening: StartListening) {
  startListening({
    actionCreator: siteOpened,
    effect: (_event, { dispatch, extra, getState }) => {
      for (const section of extra.sections) {
        const ready = getState().sections[section]?.ready;
        if (!ready?.slides) dispatch(setUpSlides({ section }));
        if (!ready?.stories) dispatch(setUpStories({ section }));
      }
    },
  });

  startListening({
    actionCreator: navigated,
    effect: ({ payload }, { dispatch, extra, getOriginalState }) => {
      const place = extra.paths.read(payload.path);
      if (place.kind !== 'story' || getOriginalState().root.visible.stories) return;
      dispatch(setUpStories({ section: place.section }));
    },
  });
}
