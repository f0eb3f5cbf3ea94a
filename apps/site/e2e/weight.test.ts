import { expect, type Page, test } from '@playwright/test';
import { DEVICES } from '../bench/devices.ts';
import { shiftScore } from '../bench/shiftScore.ts';
import { walkSite } from '../bench/walkSite.ts';
import { watchPaints } from '../bench/watchPaints.ts';
import limits from './limits.json' with { type: 'json' };
import { ownPaths } from './ownPaths.ts';
import { pageHtml } from './pageHtml.ts';
import { visit } from './visit.ts';

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

/** Bytes of the pictures of a page; those of slides that are not shown come later, when there is time. */
function bytesOfPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => !image.closest('[inert]'));
    const addresses = new Set(shown.map(({ currentSrc }) => currentSrc));
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => addresses.has(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
}

/** Pictures with fewer dots than a screen can show, though there are larger files. More than two per px look the same. */
function coarsePictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dots = Math.min(devicePixelRatio, 1.9);
    const shown = [...document.images].filter(({ currentSrc }) => currentSrc.endsWith('.avif'));
    return shown
      .map((image) => {
        const [largest = 0, height = 1] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
        const drawn = Math.max(image.offsetWidth, (image.offsetHeight * largest) / height);
        const fetched = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
        return { src: image.currentSrc, coarse: fetched < Math.min(drawn * dots, largest) };
      })
      .flatMap(({ src, coarse }) => (coarse ? [src] : []));
  });
}

for (const [name, device] of Object.entries(DEVICES)) {
  test.describe(name, () => {
    test.use(device);

    for (const address of ownPaths()) {
      test(`${address} moves at most a line by itself and asks for few pictures, none too coarse, on a ${name}`, async ({
        page,
      }) => {
        await page.addInitScript(watchPaints);
        await visit(page, encodeURI(address));
        await page.waitForLoadState('networkidle');
        const { shifts } = await page.evaluate(() => window.noted);
        const moved = shifts.flatMap(({ sources }) => sources).join(' ');
        expect(shiftScore(shifts), moved).toBeLessThanOrEqual(limits.layoutShift);

        // As it is sent: near slides call for theirs when there is time.
        const eager = pageHtml(address).match(/loading="eager"|fetchpriority="high"/gi) ?? [];
        expect(eager.length / 2).toBeLessThanOrEqual(limits.firstPictures);
        expect(await coarsePictures(page)).toEqual([]);
        if (name !== 'phone') return;
        expect(await bytesOfPictures(page)).toBeLessThanOrEqual(limits.phonePictures);
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
  const scripts = watchScripts(page);
  await walkSite(page, '/');
  expect(await scripts()).toBeLessThanOrEqual(limits.visitScripts);
});

test('every script begins with the hint to compile it while it arrives', async ({ page, request }) => {
  await visit(page, '/grow-together');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(await (await request.get(script)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
