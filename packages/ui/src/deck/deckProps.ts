import type { ComponentPropsWithRef, ReactNode } from 'react';

/** One slide of a deck. */
export type DeckSlide = {
  /** Unique in its deck. */
  key: string;
  /** Its accessible name, for example "3 of 6: A Place to Belong". */
  label: string;
  /** What is on it, or what draws that once it is clear whether this is the slide that is shown. */
  content: ReactNode | ((slide: { current: boolean }) => ReactNode);
  /** Its address, for `driveDeck`, which steps before React can. */
  href?: string;
};

/** What `Deck` takes besides the attributes of its `section`. */
export type DeckProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  slides: readonly DeckSlide[];
  /** The slide that is shown, from 0. */
  index: number;
  /** Called at once on keys, swipe and wheel, with the slide that is asked for; never beyond the ends. */
  onIndexChange: (change: { index: number }) => void;
  /** Accessible name of the deck. */
  label: string;
  /** What a deck is called in the visitor's language, for example "carousel". */
  roleDescription: string;
  /** What a slide is called in the visitor's language, for example "slide". */
  slideRoleDescription: string;
  /** Said when it changes, for example "Slide 3 of 6: A Place to Belong". */
  announcement?: string | undefined;
  /** `slide` takes 1.6 s, `reset` .6 s without extra travel, `none` no time at all. Default `slide`. */
  change?: 'slide' | 'reset' | 'none';
  /** Over the slides, for example `DeckControls`. */
  children?: ReactNode;
};
