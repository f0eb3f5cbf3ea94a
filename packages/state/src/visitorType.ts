/** Changes of the visitor type: by a choice, from storage, or from another tab. */
import type { DeckSet, DeckSlide, VisitorType } from '@tamarack-lowe/content-model';
import {
  type Picks,
  storiesFailed,
  storiesLoaded,
  storiesRequested,
  visitorTypeChosen,
  visitorTypeSwitched,
  visitRestored,
} from './events.ts';
import { applyPicks, pickStories } from './slices/picks.ts';
import { readVisitorType } from './storage.ts';
import type { SiteThunk } from './storeTypes.ts';

/**
 * Chooses the type of the visitor on the page `from`: picks and swaps the stories, stores the type, and asks the site to
 * navigate to the first section. Ignores a type that the firm does not have. Rejects when the stories fail to arrive; type,
 * slides and stories then stay as they were.
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

/**
 * Shows the page as another type sees it: picks and swaps the stories, and stores the type. Page, slide and scroll position stay.
 * Ignores a type that the firm does not have. Rejects when the stories fail to arrive; everything then stays as it was.
 */
export function switchVisitorType(choice: { type: string }): SiteThunk<Promise<void>> {
  return async (dispatch, _getState, { storage, types }) => {
    const type = readVisitorType(choice.type, types);
    if (type === null) return;
    await dispatch(
      withStories(type, (pick) => {
        storage.writeType(type);
        dispatch(visitorTypeSwitched({ type, picks: pick(storage.readTurn()) }));
      }),
    );
  };
}

/**
 * Restores name, type, picks and last slide of the last visit in one event. Does not restore type and picks when the stories
 * of the type fail to load, or when the visitor has chosen meanwhile.
 */
export function restoreVisit(): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { storage }) => {
    const name = storage.readName();
    const type = storage.readType();
    const slide = storage.readSlide();
    try {
      if (type !== null) {
        await dispatch(
          withStories(type, (pick) =>
            dispatch(visitRestored({ name, type, slide, picks: pick(storage.readTurn()) })),
          ),
        );
      }
    } catch {
      // `withStories` has logged the error.
    }
    if (!getState().root.restored) dispatch(visitRestored({ name, type: null, slide }));
  };
}

/**
 * Handles a change of the storage in another tab, with `key` and `newValue` of the browser's `storage` event. Takes over a new
 * visitor type without leaving the page, and ignores anything else. Never rejects.
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
        withStories(type, (pick) => dispatch(visitorTypeSwitched({ type, picks: pick(storage.readTurn()) }))),
      );
    } catch {
      // `withStories` has logged the error; this tab keeps its stories.
    }
  };
}

/**
 * Returns the slides that a section will have after the choice of a type, so that a page can preload their pictures; none
 * before its stories are loaded. Changes nothing.
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

/**
 * Runs `change` when the stories of a visitor type are loaded: at once if the deck has them. `change` gets the function
 * that picks stories. A newer change of type cancels this one. Rejects and logs "Stories failed" when the stories fail to
 * arrive; everything then stays as it was.
 */
function withStories(
  type: VisitorType,
  change: (pick: (turn: number) => Picks) => void,
): SiteThunk<Promise<void>> {
  return async (dispatch, getState, { content, log, sections, takeTurn }) => {
    const isLatest = takeTurn();
    try {
      if (!sections.every((section) => getState().sections[section]?.sets[type])) {
        dispatch(storiesRequested({ type }));
        if (!content) throw new Error(`There is no source of stories for "${type}".`);
        const sets = await content.load(type);
        for (const section of sections) checkSet(section, sets[section]);
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

/** Throws for a missing or broken set, before anything of it reaches the store. */
function checkSet(section: string, set: DeckSet | undefined) {
  if (!set) throw new Error(`No stories were loaded for the section "${section}".`);
  pickStories(set, 0);
}
