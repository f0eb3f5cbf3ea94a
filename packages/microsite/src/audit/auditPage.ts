import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';
import { comeToLife } from './comeToLife.ts';
import { listenTo } from './listenTo.ts';

/**
 * Finds the faults of a page, in words: its status, errors in its console, requests outside the site, violations that
 * axe finds. `home`: the address of the first page, below which the site lies.
 */
export async function auditPage(context: BrowserContext, address: string, home: string): Promise<string[]> {
  const page = await context.newPage();
  const wrong = listenTo(page, home);
  const status = await comeToLife(page, address);
  if (status !== 200) wrong.push(`answers ${status}`);
  // Wait for fades to end: axe measures the contrast of half-transparent words.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.close();
  return [
    ...wrong,
    ...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ target }) => target).join(', ')}`),
  ];
}
