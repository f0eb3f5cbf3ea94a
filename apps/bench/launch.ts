import { type Browser, chromium } from 'playwright';

/** A browser that asks nobody but us. `args` are added to its command line. */
export function launch(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
}
