import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from 'playwright-core';
import { comeToLife } from './comeToLife.ts';
import { listenTo } from './listenTo.ts';

/**
 * What is wrong with the page at an address of the site whose first page is at `home`, in words: what it answers, what its
 * console says, what it asks for that is not the site's, what axe finds.
 */
export async function auditPage(context: BrowserContext, address: string, home: string): Promise<string[]> {
  const page = await context.newPage();
  const wrong = listenTo(page, home);
  const status = await comeToLife(page, address);
  if (status !== 200) wrong.push(`answers ${status}`);
  // Half faded words have half their contrast.
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
