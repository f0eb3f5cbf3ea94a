import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';

type View = { name: string; path: string; width: number; height: number };

const DESKTOP = { width: 1440, height: 900 };

/** Pictures of the site after its creation, and with words of the firm. */
const VIEWS: Readonly<Record<'created' | 'changed', readonly View[]>> = {
  created: [
    { name: 'first-page', path: '/', ...DESKTOP },
    { name: 'slide', path: '/take-root', ...DESKTOP },
    { name: 'story', path: '/take-root/a-first-day', ...DESKTOP },
    { name: 'phone', path: '/fr/prendre-racine', width: 390, height: 844 },
  ],
  changed: [{ name: 'own-words', path: '/', ...DESKTOP }],
};

/** Takes screenshots at half size, as WebP. */
export async function takePictures(origin: string, folder: string, when: keyof typeof VIEWS): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    for (const { name, path: address, width, height } of VIEWS[when]) {
      const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      await page.goto(new URL(address, origin).href);
      await page.locator('html[data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      const shown = await page.screenshot({ animations: 'disabled' });
      await sharp(shown)
        .resize({ width: width / 2 })
        .webp({ quality: 72 })
        .toFile(path.join(folder, `${name}.webp`));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
