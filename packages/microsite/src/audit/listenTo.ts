import type { Page } from 'playwright-core';

/**
 * Collects what the console of a page complains of, errors of its scripts, and what it asks of its own origin that is not
 * below the first page (`home`): others may stand there.
 */
export function listenTo(page: Page, home: string): string[] {
  const said: string[] = [];
  const { origin } = new URL(home);
  page.on('request', (request) => {
    const address = request.url();
    if (address.startsWith(`${origin}/`) && !address.startsWith(home))
      said.push(`asks for ${address}, which is not below ${home}`);
  });
  page.on('pageerror', ({ message }) => void said.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    said.push(`${message.text()} ${message.location().url}`);
  });
  return said;
}
