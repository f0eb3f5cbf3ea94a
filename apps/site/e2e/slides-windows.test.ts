import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { inBothLanguages } from './languages.ts';
import { WINDOWS } from './windows.ts';

/** Widths and heights of the art direction, and others: halves, quarters and low windows. */
const SLIDE_WINDOWS = [
  ...WINDOWS,
  [320, 640],
  [720, 450],
  [640, 360],
  [960, 540],
  [720, 900],
  [900, 900],
  [1280, 600],
  [1280, 720],
  [1366, 768],
  [1536, 730],
  [1920, 950],
  [1920, 1080],
  [2560, 1440],
  [360, 225],
] as const;

/** From 600 px of width a window lower than this shows words and circles side by side. */
const LOW = 560;

/** The smallest window of a laptop: from it on, every slide has its circles around the text, in both languages. */
const LAPTOP = { width: 1280, height: 700 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Adds attributes to the root element of every page, as a browser setting or another language would. */
const withRoot = (page: Page, attributes: string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<html', `<html ${attributes}`);
    return route.fulfill({ response, body });
  });

/** Lists tags of the current slide that are seen in part: opaque in the edge that fades, or hidden above it. */
function tagsInPart() {
  const slide = document.querySelector('.gt-deck__slide[data-current]');
  const edge = slide?.querySelector('.gt-slide__scroll')?.getBoundingClientRect().bottom ?? 0;
  return Array.from(slide?.querySelectorAll('.gt-circle__tag') ?? [], (tag) => {
    const { top, bottom } = tag.getBoundingClientRect();
    const seen = getComputedStyle(tag).opacity === '1';
    const isPart = seen ? top < edge && bottom > edge - 8 : bottom < edge - 16;
    return isPart ? tag.textContent : '';
  }).filter((words) => words !== '');
}

/** Lists layout faults of the slides of a page: without motion all slides lie in one place. */
function troubleOnSlides() {
  type Box = { left: number; right: number; top: number; bottom: number };
  const cross = (a: Box, b: Box) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const box = (element: Element) => element.getBoundingClientRect();
  const name = (element: Element) => (element.textContent ?? '').trim().slice(0, 24);
  const trouble: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) trouble.push('the page is wider than its window');
  if (innerWidth >= 480 && scrollHeight > innerHeight) trouble.push('the page is longer than its window');

  for (const slide of document.querySelectorAll('.gt-deck__slide')) {
    const say = (words: string) => trouble.push(`${slide.ariaLabel}: ${words}`);
    const tags = [...slide.querySelectorAll('.gt-circle__tag')].filter((tag) => tag.checkVisibility());
    const controls = [
      ...document.querySelectorAll('.gt-deck-controls button, .gt-header a, .gt-header button'),
    ];
    const scroller = slide.querySelector('.gt-slide__scroll');
    const scrolls = Boolean(scroller && scroller.scrollHeight > scroller.clientHeight + 1);
    const isGrid = slide.querySelector('[data-layout="grid"]') !== null || innerWidth < 480;
    for (const [place, tag] of tags.entries()) {
      const { left, right } = box(tag);
      if (left < -1 || right > innerWidth + 1) say(`${name(tag)} leaves the window`);
      for (const other of tags.slice(place + 1)) {
        if (cross(box(tag), box(other))) say(`${name(tag)} lies on ${name(other)}`);
      }
      if (scrolls || isGrid) continue;
      for (const control of controls) {
        if (control.checkVisibility() && cross(box(tag), box(control))) say(`${name(tag)} lies on a control`);
      }
    }
    for (const words of slide.querySelectorAll('h1, h2, .gt-slide__lead')) {
      if (words.scrollWidth > words.clientWidth + 1) say(`${name(words)} is cut off`);
    }
  }
  return trouble;
}

/** Visible share of each circle of the current slide without scrolling, smallest first. */
const leastSeen = (page: Page) =>
  page.evaluate(() => {
    const photos = [...document.querySelectorAll('[data-current] .gt-circle__photo')];
    const shares = photos
      .filter((photo) => photo.checkVisibility())
      .map((photo) => {
        const { top, bottom, height } = photo.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height;
      });
    return Math.min(...shares);
  });

for (const type of ['student', 'experienced']) {
  for (const path of inBothLanguages(['/grow-together', '/how-we-recruit-1'])) {
    test(`${type}: from ${path} on, words and circles have room in every window`, async ({ page }) => {
      await page.addInitScript((type) => {
        localStorage.setItem('userType', type);
        localStorage.setItem('userName', 'Amélie');
      }, type);
      await visit(page, path);
      await settled(page);
      await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
      for (const [width, height] of SLIDE_WINDOWS) {
        await page.setViewportSize({ width, height });
        // Circles are measured again in the frame after.
        await expect
          .poll(() => page.evaluate(troubleOnSlides), { message: `${width} × ${height}` })
          .toEqual([]);
        if (width >= 600 && height < LOW) expect(await leastSeen(page)).toBeGreaterThan(0.95);
        if (width >= LAPTOP.width && height >= LAPTOP.height) {
          await expect(page.locator('[data-layout="grid"]'), `${width} × ${height}`).toHaveCount(0);
        }
      }
    });
  }
}

for (const [width, height] of [
  [1440, 900],
  [720, 450],
  [960, 540],
  [1280, 600],
] as const) {
  test(`at ${width} × ${height} both choices of the intro are on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [intro, names] of [
      ['/', ['student', 'experienced', 'recruit']],
      ['/fr', ['aux études', 'entre deux emplois', 'comment vous recrutez']],
    ] as const) {
      await visit(page, intro);
      await settled(page);
      for (const name of names)
        await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 0.95 });
    }
  });
}

test('a square window is upright: circles stand in their field, and no bullet lies on words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  await expect(page.locator('[data-current] .gt-circle-field')).toHaveAttribute('data-layout', 'placed');
  await expect(page.locator('.gt-bullets').filter({ visible: true })).toHaveCount(0);
});

test('words at 200 % stay inside their column and over no control', async ({ page }) => {
  await withRoot(page, 'style="font-size:200%"');
  await page.addInitScript(() => localStorage.setItem('userName', 'Maximiliane'));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/discover-your-best-self');
    await settled(page);
    await expect(page.locator('[data-layout="grid"]')).not.toHaveCount(0);
    await expect.poll(() => page.evaluate(troubleOnSlides), { message: `${width}` }).toEqual([]);
    await visit(page, '/');
    await settled(page);
    const title = page.getByRole('heading', { level: 1 });
    const reach = await title.evaluate((title) => [title.scrollWidth, title.clientWidth] as const);
    expect(reach[0]).toBeLessThanOrEqual(reach[1] + 1);
  }
});

test('from right to left the ring stands in the middle and the next slide comes from the left', async ({
  page,
}) => {
  await withRoot(page, 'dir="rtl"');
  await visit(page, '/discover-your-story');
  await settled(page);
  const ring = await page.locator('[data-current] .gt-name-ring').boundingBox();
  expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - 720)).toBeLessThan(30);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/discover-what-success-looks-like');
});

test('in forced colours rings and bullets are gone and tags have an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  for (const drawing of ['.gt-field-rings', '.gt-bullets', '.gt-circle__bark', '.gt-progress-glyph']) {
    await expect(page.locator(drawing).filter({ visible: true })).toHaveCount(0);
  }
  const tag = page.locator('[data-current] .gt-circle__tag').first();
  await expect(tag).toHaveCSS('border-top-width', '2px');
  await expect(page.locator('[data-current] .gt-circle__photo img').first()).toBeVisible();
});

test('on paper all slides are one document, with the pictures of slides that were not shown yet', async ({
  page,
}) => {
  await visit(page, '/grow-together');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  await page.setViewportSize({ width: 720, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const titles = page.locator('.gt-deck__slide :is(h1, h2)');
  await expect(titles.filter({ visible: true })).toHaveCount(6);
  await expect(page.locator('.gt-deck-controls')).toBeHidden();
  await expect(page.getByText('Up to four weeks of remote work every summer')).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('.gt-deck img')
        .evaluateAll(
          (pictures: HTMLImageElement[]) => pictures.filter(({ naturalWidth }) => !naturalWidth).length,
        ),
    )
    .toBe(0);
});

const SHORT_PHONES = [
  [360, 640],
  [375, 667],
] as const;

test('on a short phone a tag is seen when all of it is above the edge of its slide', async ({ page }) => {
  const slides = ['/grow-together', '/discover-a-place-to-belong', '/discover-your-best-self'];
  for (const path of inBothLanguages(slides)) {
    await visit(page, path);
    for (const [width, height] of SHORT_PHONES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expect.poll(() => page.evaluate(tagsInPart)).toEqual([]);
    }
  }
});

test('on a short phone the first two names of the last slide are in view', async ({ page }) => {
  for (const path of inBothLanguages(['/discover-your-story'])) {
    await visit(page, path);
    for (const [width, height] of SHORT_PHONES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const names = page.locator('[data-current] .gt-circle__tag');
      const edge = (await page.locator('.gt-deck-controls button').first().boundingBox())?.y ?? 0;
      for (const name of [names.first(), names.nth(1)]) {
        await expect(name).toHaveCSS('opacity', '1');
        const box = await name.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? height), `${path} ${width}×${height}`).toBeLessThan(edge);
      }
    }
  }
});
