import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { atRest } from './atRest.ts';
import { ownPaths } from './ownPaths.ts';
import { visit } from './visit.ts';
import { watch } from './watch.ts';

for (const address of ownPaths()) {
  test(`${address} stands: one heading, no error, nothing for axe`, async ({ page }) => {
    const trouble = watch(page);
    const answer = await visit(page, encodeURI(address));
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(await page.title()).toMatch(/^Tamarack Lowe \| ./);
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    ).toEqual([]);
    expect(trouble).toEqual([]);
  });
}
