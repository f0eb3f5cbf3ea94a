import { selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A link of the menu changes the page while the menu is still open, and closed it gives the focus to its button: then the
 * title of the new page takes it, unless something else has it by then.
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
    const elsewhere = focused !== null && focused !== document.body;
    if (elsewhere && !focused.closest('dialog, [aria-haspopup="dialog"]')) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, opened]);
}
