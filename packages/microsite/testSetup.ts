import { afterAll, vi } from 'vitest';

/** Test files share a process, so that modules load once. Each leaves it as it was. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
