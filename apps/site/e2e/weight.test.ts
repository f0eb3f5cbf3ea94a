import { expect, type Page, test } from '@playwright/test';
import { DEVICES } from '../bench/devices.ts';
import { shiftScore } from '../bench/shiftScore.ts';
import { walkSite } from '../bench/walkSite.ts';
import { watchPaints } from '../bench/watchPaints.ts';
import limits from './limits.json' with { type: 'json' };
import { sitePaths } from './sitePaths.ts';
import { visit } from './visit.ts';

/** What is sent of a kind, in bytes; ask once everything is there. */
function watchAnswers(page: Page) {
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    const nothing = { responseBodySize: 0 };
    // A page that is closed by then was not asked for its bytes.
    const size = request.sizes().catch(() => nothing);
    sizes.push(size.then(({ responseBodySize }) => ({ kind, bytes: responseBodySize })));
  });
  return async (wanted: string) =>
    (await Promise.all(sizes))
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { bytes }) => sum + bytes, 0);
}

const ofPage: Record<string, number> = limits.phonePicturesOf;

for (const [name, device] of Object.entries(DEVICES)) {
  test.describe(name, () => {
    test.use(device);

    for (const address of sitePaths()) {
      test(`${address} moves nothing by itself and asks for few pictures on a ${name}`, async ({ page }) => {
        const bytesOf = watchAnswers(page);
        await page.addInitScript(watchPaints);
        await visit(page, encodeURI(address));
        await page.waitForLoadState('networkidle');
        const { shifts } = await page.evaluate(() => window.noted);
        const moved = shifts.flatMap(({ sources }) => sources).join(' ');
        expect(shiftScore(shifts).toFixed(3), moved).toBe('0.000');

        expect(
          await page.locator('img[fetchpriority="high"], img[loading="eager"]').count(),
        ).toBeLessThanOrEqual(limits.firstPictures);
        if (name !== 'phone') return;
        expect(await bytesOf('image')).toBeLessThanOrEqual(ofPage[address] ?? limits.phonePictures);
      });
    }
  });
}

test('no font is asked for before the page is painted, and each once', async ({ page }) => {
  await page.addInitScript(watchPaints);
  for (const address of ['/', '/grow-together', '/grow-together/our-people']) {
    await visit(page, address);
    await page.waitForLoadState('networkidle');
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
  const bytesOf = watchAnswers(page);
  await walkSite(page, '/');
  expect(await bytesOf('script')).toBeLessThanOrEqual(limits.visitScripts);
});
