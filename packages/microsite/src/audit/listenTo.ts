import type { Page } from 'playwright-core';

/**
 * Collects errors and warnings in the console of a page, errors of its scripts, and its requests to the site's origin
 * outside `home`, the first page: another site may stand there.
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
