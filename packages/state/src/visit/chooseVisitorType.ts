import type { SiteThunk } from '../storeTypes.ts';
import { readVisitorType } from './readVisitorType.ts';
import { visitorTypeChosen } from './visitEvents.ts';
import { withStories } from '../visitorType.ts';

/**
 * The visitor says who they are, at the path `from`: stories are picked and swapped, the type is stored, the discover
 * path is asked for. A word that the firm has no visitor type for is ignored. Rejects when the stories failed; then
 * type, slides and stories are the previous ones.
 */
export function chooseVisitorType(choice: { type: string; from: string }): SiteThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, types }) => {
    const type = readVisitorType(choice.type, types);
    if (type === null) return;
    await dispatch(
      withStories(type, (pick) =>
        dispatch(visitorTypeChosen({ type, from: choice.from, picks: pick(storage.nextTurn()) })),
      ),
    );
  };
}
