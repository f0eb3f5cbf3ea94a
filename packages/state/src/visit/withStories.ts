import type { VisitorType } from '@tamarack-lowe/content-model';
import type { SiteThunk } from '../extra.ts';
import { sectionOf } from '../SiteState.ts';
import { pickStories } from '../section/pickStories.ts';
import { storiesFailed, storiesLoaded, storiesRequested } from '../section/sectionEvents.ts';
import type { Picks } from './visitEvents.ts';

/**
 * Runs `change` as soon as the stories of a visitor type are there: within this call when the deck brought them. A
 * newer change of type silences this one. Stories that do not arrive are logged as "Stories failed" and rejected;
 * everything stays as it was.
 */
export function withStories(type: VisitorType, change: (picks: Picks) => void): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { content, log, random, site, takeTurn }) => {
    const isLatest = takeTurn();
    const ids = site.brand.sections.map(({ id }) => id);
    const setOf = (id: string) => sectionOf(getState(), id).sets[type];
    try {
      if (!ids.every(setOf)) {
        dispatch(storiesRequested({ type }));
        if (!content)
          throw new Error(`The deck has no stories for "${type}" and no source to load them from.`);
        const sets = await content.load(type);
        if (!ids.every((id) => sets[id])) throw new Error(`The source left out sections of "${type}".`);
        dispatch(storiesLoaded({ type, sets }));
        if (!isLatest()) return;
      }
    } catch (cause) {
      dispatch(storiesFailed({ type }));
      if (!isLatest()) return;
      log('Stories failed', cause);
      throw cause;
    }
    const picked = ids.map((id) => {
      const set = setOf(id);
      return [id, set ? pickStories(id, set, random) : []] as const;
    });
    change(Object.fromEntries(picked));
  };
}
