import type { DeckSet, Place, VisitorType } from '@tamarack-lowe/content-model';
import type { SectionState } from './SectionState.ts';
import { followAddress, swapSet } from './sectionMoves.ts';

type Beginning = {
  sets: Partial<Record<VisitorType, DeckSet>>;
  /** Whom a visitor is taken for. */
  firstType: VisitorType;
  place?: Place | undefined;
};

/** A section as the built page shows it: of the first visitor type, at the slide or story of `place`. */
export function initialSection(section: string, { sets, firstType, place }: Beginning): SectionState {
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
  swapSet(state, firstType);
  if (place !== undefined) followAddress(state, section, place);
  // Immer freezes what it meets first with all that is in it, and asks no further where something is frozen already:
  // of hundreds of stories, in the very task in which the page comes alive.
  for (const part of [state.sets, state.slides, state.stories, state.groups]) Object.freeze(part);
  return state;
}
