import type { Page } from 'playwright';

/** Collects errors and warnings of the console of a page, and errors of its scripts. */
export function listenTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (entry) => {
    if (!['error', 'warning'].includes(entry.type())) return;
    messages.push(`${entry.text()} ${entry.location().url}`);
  });
  return messages;
}
