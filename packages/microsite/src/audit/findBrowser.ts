import type { LaunchOptions } from 'playwright-core';

/** Playwright's own Chromium, installed Chrome and Edge, and Chromium where Linux distributions put it. */
const WAYS: readonly LaunchOptions[] = [
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
];

type Search<Browser> = {
  /** Path of the browser that the user named, if any. */
  asked: string | undefined;
  launch: (way: LaunchOptions) => Promise<Browser>;
  /** Installs Playwright's own Chromium. */
  install: () => void;
};

/**
 * Starts the browser that the user named, else an installed one, else one that it installs. Rejects when none starts.
 */
export async function findBrowser<Browser>({ asked, launch, install }: Search<Browser>): Promise<Browser> {
  if (asked) return launch({ executablePath: asked });
  for (const way of WAYS) {
    const browser = await launch(way).catch(() => null);
    if (browser) return browser;
  }
  install();
  return launch({});
}
