import type { DeckSet, Place, VisitorType } from '@tamarack-lowe/content-model';
import { applyPicks } from '../slices/picks.ts';
import type { PickedStory } from './pickStories.ts';
import type { SectionState } from './SectionState.ts';
import { storyAt } from './storyAt.ts';

/** Moves to a slide, stopping at the first and the last. What is not a number moves nothing. */
export function showSlide(state: SectionState, index: number) {
  if (!Number.isInteger(index)) return;
  state.current.slide = Math.max(0, Math.min(index, state.slides.length - 1));
  state.resetting = false;
}

/** Moves to a story, stopping at 0 but not at the last. */
export function showStory(state: SectionState, index: number) {
  if (Number.isSafeInteger(index)) state.current.story = Math.max(0, index);
}

/** Keeps a set that has arrived late; nothing on screen changes yet. */
export function addSet(state: SectionState, type: VisitorType, set: DeckSet) {
  state.sets[type] = set;
  state.status = 'ready';
}

/**
 * Shows the slides and stories of a visitor type, beginning with its first story; the slide stays as far as the set
 * goes. Without picks circles lead where they were written to lead; so do those of the slide `kept`, whatever is picked
 * for the others. A type that has not arrived changes nothing.
 */
export function swapSet(
  state: SectionState,
  type: VisitorType,
  picks: readonly PickedStory[] = [],
  kept?: number,
) {
  const set = state.sets[type];
  if (!set) return;
  state.status = 'ready';
  state.groups = set.groups;
  state.stories = set.groups.flatMap(({ stories }) => stories);
  state.picks = [...picks];
  state.slides = applyPicks(set, picks, kept);
  state.current = { slide: Math.max(0, Math.min(state.current.slide, set.slides.length - 1)), story: 0 };
}

/** The address says which slide or story is shown; a story that is not shown any more is forgotten. */
export function followAddress(state: SectionState, section: string, place: Place) {
  const here = 'section' in place && place.section === section ? place : null;
  if (here?.kind === 'story') {
    const story = state.stories.findIndex(({ slug }) => slug === here.slug);
    if (story >= 0 && storyAt(state.stories, state.current.story)?.slug !== here.slug)
      state.current.story = story;
    return;
  }
  state.current.story = 0;
  if (here && here.index < state.slides.length) state.current.slide = here.index;
}
