import type { Page } from '@playwright/test';

/** Said by Playwright, not by the page, of service workers that it keeps out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** What a tab has done wrong, and what it still waits for. */
export type Watched = {
  /** Returns what went wrong since it was asked last: words of the console, errors, answers from 400 on. */
  trouble: () => string[];
  /** Requests that are not answered yet. */
  pending: () => number;
};

/** Watches everything that a tab asks for and complains of. */
export function watchPage(page: Page): Watched {
  let trouble: string[] = [];
  const pending = new Set<unknown>();
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && message.text() !== KEPT_OUT) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return {
    trouble() {
      const found = trouble;
      trouble = [];
      return found;
    },
    pending: () => pending.size,
  };
}
