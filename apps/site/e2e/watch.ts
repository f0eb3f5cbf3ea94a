import type { Page } from '@playwright/test';

/** Said by Playwright, not by the page, of service workers that it keeps out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Collects what must not happen on any page: complaints of the console, errors, answers from 400 on. */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== KEPT_OUT) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return trouble;
}
