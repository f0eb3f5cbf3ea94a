import type { DeckSet, VisitorType } from '@tamarack-lowe/content-model';
import type { SiteThunk } from './storeTypes.ts';
import { pickStories } from './section/pickStories.ts';
import { storiesFailed, storiesLoaded, storiesRequested } from './section/sectionEvents.ts';
import type { Picks } from './visit/visitEvents.ts';

/**
 * Runs `change` as soon as the stories of a visitor type are there: within this call when the deck brought them. A
 * newer change of type silences this one. It is told how to pick. Stories that do not arrive are logged as "Stories failed" and rejected;
 * everything stays as it was.
 */
export function withStories(
  type: VisitorType,
  change: (pick: (turn: number) => Picks) => void,
): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { content, log, sections, takeTurn }) => {
    const isLatest = takeTurn();
    try {
      if (!sections.every((section) => getState().sections[section]?.sets[type])) {
        dispatch(storiesRequested({ type }));
        if (!content)
          throw new Error(`The deck has no stories for "${type}" and no source to load them from.`);
        const sets = await content.load(type);
        for (const section of sections) checked(section, sets[section]);
        dispatch(storiesLoaded({ type, sets }));
        if (!isLatest()) return;
      }
    } catch (cause) {
      dispatch(storiesFailed({ type }));
      if (!isLatest()) return;
      log('Stories failed', cause);
      throw cause;
    }
    const pick = (section: string, turn: number) => {
      const set = getState().sections[section]?.sets[type];
      return set ? pickStories(set, turn) : [];
    };
    change((turn) => Object.fromEntries(sections.map((section) => [section, pick(section, turn)])));
  };
}

/** Throws for a set that has not come or is none, before anything of it is kept. */
function checked(section: string, set: DeckSet | undefined) {
  if (!set) throw new Error(`The stories that were loaded have none for the section "${section}".`);
  pickStories(set, 0);
}
