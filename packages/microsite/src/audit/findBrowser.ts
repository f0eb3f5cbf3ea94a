import type { LaunchOptions } from 'playwright-core';

/** Playwright's own, Chrome and Edge where they are installed, and Chromium where Linux keeps it. */
const WAYS: readonly LaunchOptions[] = [
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-browser' },
];

type Search<Browser> = {
  /** The program that was asked for, if one was. */
  asked: string | undefined;
  launch: (way: LaunchOptions) => Promise<Browser>;
  /** Brings Playwright's own. */
  install: () => void;
};

/** Starts the browser that was asked for, else one that is there, else the one that it installs. Rejects where none starts. */
export async function findBrowser<Browser>({ asked, launch, install }: Search<Browser>): Promise<Browser> {
  if (asked) return launch({ executablePath: asked });
  for (const way of WAYS) {
    const browser = await launch(way).catch(() => null);
    if (browser) return browser;
  }
  install();
  return launch({});
}
