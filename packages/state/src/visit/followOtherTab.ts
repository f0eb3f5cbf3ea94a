import type { SiteThunk } from '../storeTypes.ts';
import { readVisitorType } from './readVisitorType.ts';
import { userTypeChangedElsewhere } from './visitEvents.ts';
import { withStories } from '../visitorType.ts';

/**
 * Something changed in the storage from another tab: `key` and `newValue` of the browser's `storage` event. A new
 * visitor type is followed, without leaving the page; anything else is ignored. Never rejects.
 */
export function followOtherTab(change: {
  key: string | null;
  newValue: string | null;
}): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { names, storage, types }) => {
    const type = readVisitorType(change.newValue, types);
    if (change.key !== names.type || type === null || type === getState().root.user.type) return;
    try {
      await dispatch(
        withStories(type, (pick) =>
          dispatch(userTypeChangedElsewhere({ type, picks: pick(storage.readTurn()) })),
        ),
      );
    } catch {
      // Logged where it failed; this tab keeps its stories.
    }
  };
}
