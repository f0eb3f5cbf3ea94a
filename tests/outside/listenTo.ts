import type { Page } from 'playwright';

/** Collects what the console of a page complains of, and errors of its scripts. */
export function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}
