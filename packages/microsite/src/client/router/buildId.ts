/** Which build the page in the window belongs to; empty in development and in tests. */
export function buildId(): string {
  return window.__early?.build ?? '';
}
