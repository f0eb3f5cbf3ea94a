import { selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A link of the menu changes the page while the menu still makes it inert, so that its title cannot take the focus yet:
 * it does once the menu has closed, unless something else has it by then.
 */
export function useFocusAfterMenu() {
  const { pathname } = useLocation();
  const opened = useSiteSelector(selectMenuOpened);
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    if (opened) {
      openedOn.current ??= pathname;
      return;
    }
    const before = openedOn.current;
    openedOn.current = null;
    if (before === null || before === pathname) return;
    const focused = document.activeElement;
    if (focused !== null && focused !== document.body && !focused.closest('dialog')) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, opened]);
}
