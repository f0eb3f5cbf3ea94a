import type { Page } from '@playwright/test';

/** Lists pictures that are coarser than the screen although larger files exist. More than two dots per px look the same. */
export function coarsePictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dots = Math.min(devicePixelRatio, 1.9);
    return [...document.images]
      .filter(({ currentSrc }) => currentSrc.endsWith('.avif'))
      .flatMap((image) => {
        const [largest = 0, height = 1] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
        const drawn = Math.max(image.offsetWidth, (image.offsetHeight * largest) / height);
        const fetched = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
        const wanted = Math.min(drawn * dots, largest);
        return fetched < wanted ? [`${image.currentSrc} is ${fetched} wide for ${wanted}`] : [];
      });
  });
}

/** Returns the bytes of a page's pictures, without those of other slides, which load when the browser is idle. */
export function bytesOfPictures(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown = [...document.images].filter((image) => !image.closest('[inert]'));
    const addresses = new Set(shown.map(({ currentSrc }) => currentSrc));
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => addresses.has(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
}
