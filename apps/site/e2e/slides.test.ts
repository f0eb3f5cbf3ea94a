import { expect, type Page, test } from '@playwright/test';
import { settled, visit, watch } from '@tamarack-lowe/built-pages/visit';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });

/** Position of the track, in slides from the first. */
const shownSlide = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.gt-deck__track');
    // Minus zero is the first slide, too.
    return Math.round(-(track?.getBoundingClientRect().left ?? 0) / innerWidth) || 0;
  });

test('an address opens on its slide without a journey', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('.gt-deck__track')) sessionStorage.moved = 'yes';
    });
  });
  await visit(page, '/discover-your-best-self');
  await settled(page);
  expect(await shownSlide(page)).toBe(3);
  await visit(page, '/connect-with-us/');
  await settled(page);
  await page.goBack();
  await settled(page);
  await expect.poll(() => shownSlide(page)).toBe(3);
  expect(await page.evaluate(() => sessionStorage.moved)).toBeUndefined();
});

test('on a phone, a figure in the lead opens the text and its source', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/discover-your-best-self');
  const source = page.locator('[data-current] .facts li').first();
  await expect(source).toBeHidden();
  await page.locator('[data-current] .gt-slide__lead').getByRole('link', { name: 'Three' }).click();
  await expect(source).toBeInViewport();
  await expect(page.locator('[data-current] .gt-slide__more')).toBeHidden();
});

test('back and forward walk the slides, and the slide before the first is the page before', async ({
  page,
}) => {
  await visit(page, '/how-we-recruit-1');
  await next(page).click();
  await expect(page).toHaveURL('/how-we-recruit-2');
  await page.goBack();
  await expect(page).toHaveURL('/how-we-recruit-1');
  await expect.poll(() => shownSlide(page)).toBe(0);
  await page.goForward();
  await expect.poll(() => shownSlide(page)).toBe(1);
  await expect(page).toHaveTitle(/2 of 2/);
});

test('going back before the address of the next slide is rendered shows the slide before', async ({
  page,
}) => {
  await visit(page, '/how-we-recruit-1');
  await settled(page);
  await page.evaluate(() => {
    const { href } = location;
    const entry = history.state;
    const push = history.pushState;
    history.pushState = function pushAndGoBack(...words) {
      push.apply(history, words);
      history.pushState = push;
      // As the Back button does, after the router has taken the new address and before React renders it.
      queueMicrotask(() => {
        history.replaceState(entry, '', href);
        dispatchEvent(new PopStateEvent('popstate', { state: entry }));
        document.documentElement.dataset.wentBack = '';
      });
    };
  });
  await next(page).click();
  await expect(page.locator('html[data-went-back]')).toHaveCount(1);
  await expect(page).toHaveURL('/how-we-recruit-1');
  await expect.poll(() => shownSlide(page)).toBe(0);
  await expect(page.locator('.gt-deck__slide[data-current] h1')).toHaveCount(1);
  await next(page).click();
  await expect(page).toHaveURL('/how-we-recruit-2');
  await expect.poll(() => shownSlide(page)).toBe(1);
});

test('fifty clicks and held keys end on the slide they ask for', async ({ page }) => {
  const errors = watch(page);
  await visit(page, '/grow-together');
  await settled(page);
  const places = await Promise.all(
    ['Next slide', 'Previous slide'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  const browser = await page.context().newCDPSession(page);
  const mouse = (type: 'mousePressed' | 'mouseReleased', click: number) => {
    const box = places[click % 5 < 3 ? 0 : 1];
    const at = { x: (box?.x ?? 0) + 28, y: (box?.y ?? 0) + 28 };
    return browser.send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...at });
  };
  // All at once: none waits for the one before to be drawn.
  await Promise.all(
    Array.from({ length: 50 }, (_, click) => [
      mouse('mousePressed', click),
      mouse('mouseReleased', click),
    ]).flat(),
  );
  // Three on, two back: from the second round on the end of the deck is met.
  await expect(page).toHaveURL('/discover-your-best-self');
  await expect.poll(() => shownSlide(page)).toBe(3);
  for (let press = 0; press < 12; press += 1) await page.keyboard.down('ArrowLeft');
  await page.keyboard.up('ArrowLeft');
  await expect(page).toHaveURL('/grow-together');
  await expect(title(page)).toHaveText('Let’s Grow Together');
  await expect.poll(() => shownSlide(page)).toBe(0);
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('swipe, wheel, a new size and a frozen tab during a movement end on the right slide', async ({
  page,
}) => {
  const errors = watch(page);
  await visit(page, '/grow-together');
  await settled(page);
  // Neighbours are out of reach once the deck listens.
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    });
  await touch('touchStart', 700);
  await touch('touchMove', 640);
  await touch('touchMove', 560);
  await touch('touchEnd', 560);
  await expect(page).toHaveURL('/discover-purpose-driven');
  await page.mouse.move(400, 400);
  await page.mouse.wheel(120, 0);
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.keyboard.press('ArrowRight');
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page).toHaveURL('/discover-your-best-self');
  await expect.poll(() => shownSlide(page)).toBe(3);
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('steps count that come while the address of the one before is on its way', async ({ page }) => {
  await visit(page, '/grow-together');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const pause of [10, 40, 70, 100, 130, 160]) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(pause);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: 'Slide' })).toContainText('Slide 3 of 6');
    await expect.poll(() => shownSlide(page)).toBe(2);
    await page.keyboard.press('Home');
    await expect.poll(() => shownSlide(page)).toBe(0);
  }
});

test('Home and End go to the ends of the deck', async ({ page }) => {
  await visit(page, '/discover-a-place-to-belong');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/discover-your-story');
  await expect.poll(() => shownSlide(page)).toBe(5);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/grow-together');
  await expect.poll(() => shownSlide(page)).toBe(0);
});

test('a phone that is turned over and over during a movement stays on its slide', async ({ page }) => {
  const errors = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/grow-together');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  await next(page).click();
  for (const [width, height] of [
    [844, 390],
    [390, 844],
    [422, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(page).toHaveURL('/discover-purpose-driven');
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
  await expect.poll(() => shownSlide(page)).toBe(1);
  await expect(page.locator('[data-current] .gt-circle__photo').first()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => shownSlide(page)).toBe(1);
  expect(errors).toEqual([]);
});

test('a tab that is hidden during a movement shows its slide when it is seen again', async ({
  page,
  context,
}) => {
  const errors = watch(page);
  await visit(page, '/grow-together');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  await next(page).click();
  const other = await context.newPage();
  await visit(other, '/connect-with-us/');
  await other.bringToFront();
  await page.keyboard.press('ArrowRight');
  await other.close();
  await page.bringToFront();
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);
  await expect.poll(() => shownSlide(page)).toBe(2);
  expect(errors).toEqual([]);
});

test('swipe and wheel at once are two wishes, not three', async ({ page }) => {
  await visit(page, '/grow-together');
  await settled(page);
  await expect(page.locator('.gt-deck__slide[inert]')).not.toHaveCount(0);
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
    });
  await page.mouse.move(400, 400);
  await Promise.all([
    touch('touchStart', 700),
    touch('touchMove', 600),
    page.mouse.wheel(60, 0),
    page.mouse.wheel(60, 0),
    touch('touchMove', 520),
    touch('touchEnd', 520),
  ]);
  await expect(page).toHaveURL('/discover-a-place-to-belong');
  await expect.poll(() => shownSlide(page)).toBe(2);
});

for (const [type, roles] of [
  ['student', 'See student roles'],
  ['experienced', 'See open roles'],
] as const) {
  test(`the last slide holds the ring of the visitor, five circles and roles (${type})`, async ({ page }) => {
    await page.addInitScript((type) => {
      localStorage.setItem('userType', type);
      localStorage.setItem('userName', 'Zoë');
    }, type);
    await visit(page, '/discover-your-story');
    await settled(page);
    await expect(title(page)).toHaveText('Zoë, the next ring is yours.');
    const slide = page.locator('.gt-deck__slide[data-current]');
    const section = slide.getByText('Grow Together', { exact: true }).filter({ visible: true });
    await expect(section).toHaveCount(1);
    await expect(section).toBeInViewport({ ratio: 1 });
    await expect(slide.locator('.gt-circle__target').filter({ visible: true })).toHaveCount(5);
    await expect(slide.locator('.gt-name-ring__disc')).toHaveCount(3);
    await expect(slide.locator('.gt-name-ring__next')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: roles })).toHaveAttribute(
      'target',
      '_blank',
    );
    const corner = page.getByRole('banner').getByRole('link');
    await expect(corner.filter({ hasText: 'Learn How We Recruit' })).toBeVisible();
    await expect(
      corner.filter({ hasText: type === 'student' ? 'Campus Resources' : 'Connect with us' }),
    ).toBeVisible();
    await visit(page, '/grow-together');
    await settled(page);
    await expect(corner.filter({ hasText: 'Learn How We Recruit' })).toHaveCount(0);
    await expect(page.getByText('Hello, Zoë. Six slides, about as many minutes.')).toBeVisible();
  });
}

test('leaving during a movement leaves nothing behind', async ({ page }) => {
  await page.clock.install();
  const errors = watch(page);
  await visit(page, '/discover-purpose-driven');
  await settled(page);
  await next(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Learn How We Recruit' }).click();
  await expect(page).toHaveURL('/how-we-recruit-1');
  await expect.poll(() => shownSlide(page)).toBe(0);
  await page.clock.runFor(1700);
  await expect(page).toHaveURL('/how-we-recruit-1');
  expect(errors).toEqual([]);
});

test('choosing a type on a slide puts the deck back in 0.6 s', async ({ page }) => {
  await visit(page, '/discover-your-best-self');
  await settled(page);
  await page.evaluate(() => {
    const noted: unknown[] = [];
    Object.assign(window, { noted });
    addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.gt-deck__track')) return;
      noted.push(target.getAnimations()[0]?.effect?.getTiming().duration);
    });
  });
  await page.getByRole('button', { name: 'Open main menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Student' }).click();
  await expect(page).toHaveURL('/grow-together');
  await expect(page.locator('.gt-deck__track')).toHaveCSS('--gt-deck-index', '0');
  await expect(page.locator('.gt-deck [data-passing]')).toHaveCount(0);

  expect(await page.evaluate(() => (window as unknown as { noted: unknown[] }).noted)).toEqual([600]);
});

test('the pictures of the next slide are fetched at the press, when they were not fetched before', async ({
  page,
}) => {
  // Saving data keeps the page from fetching ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/grow-together');
  await settled(page);
  const lazy = () =>
    page.evaluate(() => {
      const [, next] = document.querySelectorAll('.gt-deck__slide');
      return [...(next?.querySelectorAll('img') ?? [])].filter(({ loading }) => loading === 'lazy').length;
    });
  expect(await lazy()).toBeGreaterThan(0);
  await next(page).click();
  await expect.poll(lazy).toBe(0);
});
