import type { Page } from 'playwright-core';

/** Collects what the console of a page complains of, and errors of its scripts. */
export function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => void said.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    said.push(`${message.text()} ${message.location().url}`);
  });
  return said;
}
