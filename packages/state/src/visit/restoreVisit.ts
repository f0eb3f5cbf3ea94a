import type { SiteThunk } from '../storeTypes.ts';
import { visitRestored } from './visitEvents.ts';
import { withStories } from '../visitorType.ts';

/**
 * Brings back name and type of the last visit, and the stories picked when the type was chosen, in one event. When the stories of the type do not arrive, or the visitor has chosen meanwhile, the name alone comes back.
 */
export function restoreVisit(): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const name = storage.readName();
    const type = storage.readType();
    try {
      if (type !== null) {
        await dispatch(
          withStories(type, (pick) =>
            dispatch(visitRestored({ name, type, picks: pick(storage.readTurn()) })),
          ),
        );
      }
    } catch {
      // Logged where it failed.
    }
    if (!getState().root.restored) dispatch(visitRestored({ name, type: null }));
  };
}
