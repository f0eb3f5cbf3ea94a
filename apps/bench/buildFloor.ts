import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { precompress, writePolicies } from '@tamarack-lowe/prerender';
import type { Browser } from 'playwright';
import { DEVICES } from './devices.ts';
import { distil } from './distil.ts';
import { floorPage } from './floorPage.ts';

type Floor = {
  browser: Browser;
  /** Address of the served site, and the folder of its built files. */
  site: string;
  root: string;
  addresses: readonly string[];
  /** An empty folder to build into. */
  target: string;
};

/** Builds the floor pages of some addresses from what a phone shows of them, ready for the same server. */
export async function buildFloor({ browser, site, root, addresses, target }: Floor): Promise<void> {
  const context = await browser.newContext(DEVICES.phone);
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(site + address, { waitUntil: 'networkidle' });
    const html = floorPage(await page.evaluate(distil));
    const file = join(target, address, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    for (const [picture] of html.matchAll(/\/(?:media|assets)\/[^\s",)]+/g)) {
      cpSync(join(root, picture), join(target, picture));
    }
  }
  await context.close();
  writePolicies(target);
  await precompress(target);
}
