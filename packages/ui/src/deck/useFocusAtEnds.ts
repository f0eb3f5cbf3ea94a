import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type DeckButtons = {
  previous: RefObject<HTMLButtonElement | null>;
  next: RefObject<HTMLButtonElement | null>;
  /** The current slide, from 0, and how many there are. */
  index: number;
  count: number;
};

/**
 * Hands the focus over at the ends of a deck: a button that turns off there would drop it on the page, and some browsers
 * have done so by the time React tells. Gives the props by which both buttons are watched.
 */
export function useFocusAtEnds({ previous, next, index, count }: DeckButtons) {
  const focused = useRef<HTMLButtonElement>(null);
  const watch = {
    onFocus: ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
      focused.current = currentTarget;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  useLayoutEffect(() => {
    if (focused.current === null) return;
    if (focused.current === next.current && index >= count - 1) previous.current?.focus();
    if (focused.current === previous.current && index <= 0) next.current?.focus();
  }, [previous, next, index, count]);

  return watch;
}
