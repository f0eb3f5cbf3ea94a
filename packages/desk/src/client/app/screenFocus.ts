/** Id of the element around the screens of the desk. */
export const SCREEN_ID = 'screen';

/**
 * Puts the focus on the heading of the screen that just appeared: the link that led here may be gone. While an item is being
 * opened, on the element around it.
 */
export function focusScreen(): void {
  const screen = document.getElementById(SCREEN_ID);
  const heading = screen?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? screen)?.focus({ preventScroll: true });
}

/** Returns whether the focus waits for the heading of a screen that is being opened. */
export const isScreenOpening = (): boolean => document.activeElement?.id === SCREEN_ID;
