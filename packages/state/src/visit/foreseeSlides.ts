import type { DeckSlide, VisitorType } from '@tamarack-lowe/content-model';
import type { SiteThunk } from '../storeTypes.ts';
import { applyPicks } from '../slices/picks.ts';
import { pickStories } from '../section/pickStories.ts';

/**
 * The slides that a section will have once the visitor says that they are of this type, so that their pictures can be
 * fetched before; none while its stories are not here. Changes nothing.
 */
export function foreseeSlides(choice: {
  section: string;
  type: VisitorType;
}): SiteThunk<readonly DeckSlide[]> {
  return (_dispatch, getState, { storage }) => {
    const set = getState().sections[choice.section]?.sets[choice.type];
    return set ? applyPicks(set, pickStories(set, storage.readTurn() + 1)) : [];
  };
}
