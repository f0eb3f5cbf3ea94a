import type { VisitorType } from '@tamarack-lowe/content-model';
import type { SiteThunk } from '../extra.ts';
import { pickStories } from '../section/pickStories.ts';
import { storiesFailed, storiesLoaded, storiesRequested } from '../section/sectionEvents.ts';
import { SECTIONS } from '../section/sections.ts';
import type { Picks } from './visitEvents.ts';

/**
 * Runs `change` as soon as the stories of a visitor type are there: within this call when the deck brought them. A
 * newer change of type silences this one. Stories that do not arrive are logged as "Stories failed" and rejected;
 * everything stays as it was.
 */
export function withStories(type: VisitorType, change: (picks: Picks) => void): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { content, log, random, takeTurn }) => {
    const isLatest = takeTurn();
    try {
      if (!SECTIONS.every((section) => getState()[section].sets[type])) {
        dispatch(storiesRequested({ type }));
        if (!content)
          throw new Error(`The deck has no stories for "${type}" and no source to load them from.`);
        const sets = await content.load(type);
        for (const section of SECTIONS) pickStories(section, sets[section]);
        dispatch(storiesLoaded({ type, sets }));
        if (!isLatest()) return;
      }
    } catch (cause) {
      dispatch(storiesFailed({ type }));
      if (!isLatest()) return;
      log('Stories failed', cause);
      throw cause;
    }
    const pick = (section: 'discover' | 'recruit') => {
      const set = getState()[section].sets[type];
      return set ? pickStories(section, set, random) : [];
    };
    change({ discover: pick('discover'), recruit: pick('recruit') });
  };
}
