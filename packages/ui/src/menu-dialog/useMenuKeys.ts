import type { KeyboardEvent, RefObject } from 'react';
import type { MenuDialogProps } from './menuDialogProps.ts';
import { wrapTab } from './wrapTab.ts';

type Steps = Pick<MenuDialogProps, 'onToggle' | 'submenu' | 'onSubmenuToggle'>;

/** Escape closes an open submenu first, then the menu; Tab goes round inside. */
export function useMenuKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  { onToggle, submenu, onSubmenuToggle }: Steps,
) {
  function stepBack() {
    if (submenu === null) {
      onToggle({ open: false, reason: 'escape' });
      return;
    }
    const unfolded = dialog.current?.querySelector('[data-expanded]');
    if (unfolded?.contains(document.activeElement)) unfolded.querySelector('button')?.focus();
    onSubmenuToggle({ index: null });
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') {
      const stop = wrapTab(event.currentTarget, event.shiftKey);
      if (stop) event.preventDefault();
      stop?.focus();
    }
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // Browsers let a page cancel only the first of two Escape presses; a key that is taken here never gets there.
      event.preventDefault();
      stepBack();
    }
  }

  return { handleKey, stepBack };
}
