import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

/** The menu in one frame: open or not, its opacity, the number of words in the window. */
type MenuFrame = { open: boolean; opacity: number; words: number };

type Looking = Window & { frames: unknown[] };

/** Notes every frame from the press on; `look` runs in the page, so it must not use anything outside itself. */
async function lookAtFrames<Frame>(page: Page, look: () => Frame): Promise<() => Promise<Frame[]>> {
  await page.evaluate(`{
    const look = ${look};
    window.frames = [];
    addEventListener('click', () => {
      const note = () => { window.frames.push(look()); requestAnimationFrame(note); };
      requestAnimationFrame(note);
    }, { capture: true, once: true });
  }`);
  return () => page.evaluate(() => (window as unknown as Looking).frames as Frame[]);
}

function lookAtMenu(): MenuFrame {
  const columns = [...document.querySelectorAll('.gt-menu__main, .gt-menu__side')];
  const links = [...document.querySelectorAll('.gt-menu__links a')].map((link) =>
    link.getBoundingClientRect(),
  );
  const inWindow = links.filter(({ left, right, width }) => width > 0 && left >= 0 && right <= innerWidth);
  return {
    open: document.querySelector<HTMLDialogElement>('.gt-menu')?.open ?? false,
    opacity: Math.min(...columns.map((column) => Number(getComputedStyle(column).opacity))),
    words: inWindow.length / links.length,
  };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the menu can be read in its first frame, and nothing shines through it, at ${width}×${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/grow-together');
    await settled(page);
    const opening = await lookAtFrames(page, lookAtMenu);
    await page.getByRole('button', { name: 'Open main menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Connect With Us' })).toBeVisible();
    await expect.poll(async () => (await opening()).length).toBeGreaterThan(20);
    const opened = await opening();
    const first = opened.findIndex(({ open }) => open);
    expect(first).toBeLessThanOrEqual(1);
    expect(opened[first]?.words).toBe(1);
    expect(Math.min(...opened.slice(first).map(({ opacity }) => opacity))).toBe(1);

    const closing = await lookAtFrames(page, lookAtMenu);
    await page.getByRole('dialog').getByRole('button', { name: 'Close main menu' }).click();
    await expect.poll(async () => (await closing()).length).toBeGreaterThan(10);
    expect(Math.min(...(await closing()).map(({ opacity }) => opacity))).toBe(1);
  });
}

test('the first slide can be read while its circles grow, and no ring passes over its words', async ({
  page,
}) => {
  await visit(page, '/');
  await settled(page);
  await page.getByRole('textbox').fill('Zoë');
  const choice = page.getByRole('main').getByRole('link', { name: /student/i });
  await choice.hover();
  await settled(page);
  const frames = await lookAtFrames(page, () => ({
    light: document.querySelector('.gt-flood [data-gt-scheme]') !== null,
    ring: document.querySelector('.gt-flood .gt-name-ring') !== null,
    slide: document.querySelector('.gt-deck__slide[data-current] h1') !== null,
    // Circles that have not grown to their size yet.
    growing: document.getAnimations().filter((animation) => {
      const target = (animation.effect as KeyframeEffect | null)?.target;
      return target?.matches('[data-current] .gt-circle') && animation.playState === 'running';
    }).length,
  }));
  await choice.click();
  await expect(page.getByText('Hello, Zoë.')).toBeVisible();
  await expect(page.locator('.gt-flood')).toHaveCount(0);
  const seen = await frames();
  expect(seen.some(({ light, slide }) => light && !slide)).toBe(true);
  expect(seen.some(({ light, ring }) => light && ring)).toBe(true);
  expect(seen.some(({ light, ring }) => ring && !light)).toBe(false);
  expect(Math.max(...seen.map(({ growing }) => growing))).toBeGreaterThan(2);
});

test('the circles of the first slide arrive with their pictures', async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  const choice = page.getByRole('main').getByRole('link', { name: /student/i });
  await choice.hover();
  // All are asked for at once.
  await expect.poll(() => [...asked].some((address) => address.endsWith('.avif'))).toBe(true);
  const pictures = new Set(asked);
  await choice.click();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('.gt-flood')).toHaveCount(0);
  const photos = page.locator('[data-current] .gt-circle__photo img:visible');
  const shown = () =>
    photos.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  await expect.poll(() => photos.count()).toBeGreaterThan(3);
  await expect.poll(async () => (await shown()).every(Boolean)).toBe(true);
  expect((await shown()).filter((address) => !pictures.has(address))).toEqual([]);
});
