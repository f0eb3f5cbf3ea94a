import type { DeckCard, DeckSet, DeckSlide, StoryGroup, VisitorType } from '@tamarack-lowe/content-model';
import type { RequestStatus } from '../RequestStatus.ts';
import type { PickedStory } from './pickStories.ts';

/** What we know of one section of slides. */
export type SectionState = {
  /** Everything that has arrived, by visitor type. */
  sets: Partial<Record<VisitorType, DeckSet>>;
  /** Slides of the current visitor type, picked stories in their circles. */
  slides: DeckSlide[];
  /** Story cards of the current visitor type, one after the other. */
  stories: DeckCard[];
  /** The same cards by topic. */
  groups: StoryGroup[];
  /** The story shown for each group that has several. */
  picks: PickedStory[];
  /** `slide` is always in range; `story` counts upward without bound. */
  current: { slide: number; story: number };
  /** Whether the last set-up is over. */
  ready: { slides: boolean; stories: boolean };
  /** The slides are being put back rather than stepped, and move faster. */
  resetting: boolean;
  /** How the last request for stories went. */
  status: RequestStatus;
};
