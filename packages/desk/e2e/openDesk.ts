import { test as base, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openContentCopy } from './contentCopy.ts';

/** A desk over a copy of the sample's content, with helpers that count presses. */
export type DeskFixture = {
  page: Page;
  /** Presses an element. */
  press: (target: Locator) => Promise<void>;
  /** Presses a key, or several held together. */
  key: (name: string) => Promise<void>;
  /** Types a text into the field that has the focus: words are no presses. */
  type: (text: string) => Promise<void>;
  /** Chooses a photograph of the device, 1600 by 1200 px, with the place where it was taken. */
  choosePhoto: (input: Locator, name: string) => Promise<void>;
  /** Number of presses so far. */
  presses: () => number;
  /** Text of a file of the content folder. */
  file: (name: string) => Promise<string>;
};

export const test = base.extend<{ desk: DeskFixture }>({
  desk: async ({ page }, use, info) => {
    await using content = await openContentCopy();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(content.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    let count = 0;
    await use({
      page,
      press: async (target) => {
        count += 1;
        await target.click();
      },
      key: async (name) => {
        count += 1;
        await page.keyboard.press(name);
      },
      type: (text) => page.keyboard.type(text),
      choosePhoto: async (input, name) => {
        count += 1;
        await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photograph() });
      },
      presses: () => count,
      file: content.file,
    });
    info.annotations.push({ type: 'presses', description: String(count) });
    console.log(`${info.title}: ${count} presses`);
    // Before the server: a page that loses it says so.
    await page.close();
    base.expect(problems).toEqual([]);
  },
});

/** A photograph, 1600 by 1200 px, with the place where it was taken. */
export function photograph(): Promise<Buffer> {
  const paper = { create: { width: 1600, height: 1200, channels: 3 as const, background: '#c08457' } };
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '49/1 53/1 0/1' };
  return sharp(paper).withExif({ IFD3: place }).jpeg().toBuffer();
}

export const { expect } = base;
