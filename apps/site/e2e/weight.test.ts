import { expect, type Page, test } from '@playwright/test';
import { walkSite } from '@tamarack-lowe/bench/walk-site';
import { watchPaints } from '@tamarack-lowe/bench/watch-paints';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import limits from './limits.json' with { type: 'json' };

/** Bytes of all scripts, as they are sent; ask once everything is there. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const nothing = { responseBodySize: 0 };
    // A page that is closed by then was not asked for its bytes.
    const size = request.sizes().catch(() => nothing);
    sizes.push(size.then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

test('no font is requested before the page is painted, and each once', async ({ page }) => {
  await page.addInitScript(watchPaints);
  for (const address of ['/', '/grow-together', '/grow-together/our-people']) {
    await visit(page, address);
    await settled(page);
    const { asked, painted } = await page.evaluate(() => ({
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
      painted: window.noted.largestPaint,
    }));
    expect(asked).toHaveLength(2);
    expect(Math.min(...asked)).toBeGreaterThan(painted);
  }
});

test('a whole visit fetches no more script than it may', async ({ page }) => {
  test.setTimeout(120_000);
  const scripts = watchScripts(page);
  await walkSite(page, '/');
  expect(await scripts()).toBeLessThanOrEqual(limits.visitScripts);
});
