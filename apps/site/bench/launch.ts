import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from '../chromiumOptions.ts';

/** A browser that asks nobody but us. `args` are added to its command line. */
export function launch(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(chromiumOptions(args));
}
