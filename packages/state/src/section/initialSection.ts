import type { DeckSet, Place, VisitorType } from '@tamarack-lowe/content-model';
import { DEFAULT_USER_TYPE } from '../constants.ts';
import type { SectionState } from './SectionState.ts';
import { followAddress, swapSet } from './sectionMoves.ts';

/** A section as the built page shows it: the default visitor type, at the slide or story of `place`. */
export function initialSection(
  section: string,
  sets: Partial<Record<VisitorType, DeckSet>>,
  place?: Place,
): SectionState {
  const state: SectionState = {
    sets,
    slides: [],
    stories: [],
    groups: [],
    picks: [],
    current: { slide: 0, story: 0 },
    ready: { slides: false, stories: false },
    resetting: false,
    status: 'idle',
  };
  swapSet(state, DEFAULT_USER_TYPE);
  if (place !== undefined) followAddress(state, section, place);
  // Immer freezes what it meets first with all that is in it, and asks no further where something is frozen already:
  // of hundreds of stories, in the very task in which the page comes alive.
  for (const part of [state.sets, state.slides, state.stories, state.groups]) Object.freeze(part);
  return state;
}
