import type { Page } from '@playwright/test';

/** Returns the accessible name, or else the words, of the element that has the focus. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? '';
  });
}
