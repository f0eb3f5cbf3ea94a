import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import { atRest } from './atRest.ts';
import { noteAnimations } from './pageChanges.ts';

const EVENTS = '/campus-resources/campus-events';
const CALL = '**/api/campus_events';

/** A list of the content host: one event over, two to come in Ontario, one of them undated, and one online. */
function answer() {
  const base = {
    start_time: '18:00',
    end_time: '19:00',
    timezone: 'America/Toronto',
    virtual: '0',
    link: '',
  };
  return {
    events: [
      { ...base, id: 4, title: 'Some day, in Ottawa', date: '', province: ['ontario'] },
      { ...base, id: 1, title: 'Tea with auditors', date: '2999-02-11', province: ['ontario'] },
      { ...base, id: 2, title: 'Ask a first-year', date: '2999-01-20', virtual: '1', province: [] },
      { ...base, id: 3, title: 'Long ago in Montréal', date: '2001-03-04', province: ['quebec'] },
    ],
    provinces: [
      { id: 1, slug: 'ontario', name: 'Ontario', code: 'ON' },
      { id: 2, slug: 'quebec', name: 'Québec', code: 'QC' },
    ],
  };
}

const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d events?/ });
/** Uses text content: elements far below the window are not laid out and have no inner text. */
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

for (const [type, width, ...tag] of [
  ['student', 1440, '@detail'],
  ['experienced', 390],
] as const) {
  test(`narrows the list, counts it and tells past from future (${type}, ${width} px)`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((kept) => localStorage.setItem('userType', kept), type);
    await page.route(CALL, (route) => route.fulfill({ json: answer() }));
    await visit(page, EVENTS);
    await expect(count(page)).toHaveText('4 events: 3 to come, 1 past');
    expect(await titles(page)).toEqual([
      'Ask a first-year',
      'Tea with auditors',
      'Some day, in Ottawa',
      'Long ago in Montréal',
    ]);
    await expect(page.getByRole('button', { name: 'Add the 2 with a date to calendar' })).toBeVisible();

    await page.getByRole('combobox', { name: 'Province' }).selectOption('Québec');
    await expect(page).toHaveURL(/\?province=qc$/);
    await expect(count(page)).toHaveText('2 of 4 events: 1 to come, 1 past');
    await expect.poll(() => titles(page)).toEqual(['Ask a first-year', 'Long ago in Montréal']);

    await page.getByRole('combobox', { name: 'Month' }).selectOption('February 2999');
    await expect(
      page.getByRole('heading', { name: 'No events to come in Québec in February 2999.' }),
    ).toBeVisible();
    await expect(count(page)).toHaveText('0 of 4 events');

    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(page).toHaveURL(new RegExp(`${EVENTS}$`));
    await expect(count(page)).toHaveText('4 events: 3 to come, 1 past');
  });
}

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const) {
  test(`the first event that passes is in a window of ${width} × ${height} px`, { tag: '@detail' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.route(CALL, (route) => route.fulfill({ json: answer() }));
    await visit(page, EVENTS);
    await page.getByRole('combobox', { name: 'Province' }).selectOption('Ontario');
    await expect(count(page)).toHaveText(/^3 of 4 events/);
    await expect(page.getByRole('heading', { name: 'Ask a first-year' })).toBeInViewport({ ratio: 1 });
  });
}

test('no line of an event begins with a dot, and the menu button covers no event', {
  tag: '@detail',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(CALL, (route) => route.fulfill({ json: answer() }));
  await visit(page, EVENTS);
  // The answer replaces the built list: rows found before that are gone when they are measured.
  await expect.poll(() => titles(page)).toContain('Tea with auditors');
  await atRest(page);
  const lines = page.locator('.gt-event-row__time');
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const dots = await lines.evaluateAll((all) =>
      all.flatMap((line) =>
        [...line.querySelectorAll('span')]
          .filter((part) => part.checkVisibility())
          .filter((part) => getComputedStyle(part, '::before').content.includes('·'))
          .map((part) => {
            const after = Number.parseFloat(getComputedStyle(part, '::before').insetInlineEnd);
            const start = part.getBoundingClientRect();
            const isFirst = start.left - line.getBoundingClientRect().left < 9;
            return { isFirst, clipped: start.right - after <= line.getBoundingClientRect().left };
          }),
      ),
    );
    expect(dots.some(({ isFirst }) => isFirst)).toBe(true);
    expect(dots.filter(({ isFirst, clipped }) => isFirst !== clipped)).toEqual([]);
  }
  for (const width of [390, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('.event').last().scrollIntoViewIfNeeded();
    const button = await page.getByRole('button', { name: 'Open main menu' }).boundingBox();
    const ends = await page
      .locator(
        '.event :is(.gt-event-row__arrow, .gt-event-row__title, .gt-event-row__time, .gt-event-row__place)',
      )
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right));
    const isAway = (button?.y ?? 0) + (button?.height ?? 0) <= 0;
    expect(isAway || Math.max(...ends) <= (button?.x ?? 0), `${width} px`).toBe(true);
  }
});

test('the longest month stands on one line beside its days', { tag: '@detail' }, async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, EVENTS);
    await atRest(page);
    const name = page.locator('.event-list__name').first();
    const lines = await name.evaluate((element) => {
      element.textContent = 'September';
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});

test('the filters of an address hold after a reload and on the way back', async ({ page }) => {
  await visit(page, `${EVENTS}?province=on&month=2027-01`);
  await expect(page.getByRole('combobox', { name: 'Province' })).toHaveValue('on');
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2027-01');
  await page.getByRole('link', { name: 'Campus Resources' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campus Resources' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2027-01');
});

test('an empty list says so, and a calendar is not fetched before its button is pressed', async ({
  page,
}) => {
  const calendars: string[] = [];
  page.on('request', (request) => {
    if (/siteCalendar|\.ics/.test(request.url())) calendars.push(request.url());
  });
  await page.route(CALL, (route) => route.fulfill({ json: { events: [], provinces: [] } }));
  await visit(page, EVENTS);
  await settled(page);
  await expect(page.getByRole('heading', { name: 'No events are planned right now' })).toBeVisible();
  await expect(count(page)).toHaveText('0 events');
  expect(calendars).toEqual([]);
});

test('without a connection the packed list stays, and the rest is fetched when it is back', async ({
  page,
  context,
}) => {
  await page.route(CALL, (route) => route.abort());
  await visit(page, EVENTS);
  await expect(page.getByRole('heading', { name: 'We couldn’t load the events' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Winter Career Expo' })).toBeAttached();
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: answer() }));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Tea with auditors' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeHidden();
});

test('an event that is over since the build keeps its place, and says so', { tag: '@detail' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route(CALL, (route) => route.abort());
  const unscripted = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await unscripted.goto(EVENTS);
  const listed = await titles(unscripted);
  const lastDay = await unscripted.locator('.event time[datetime]').last().getAttribute('datetime');
  await unscripted.close();

  await page.clock.setFixedTime(new Date(`${lastDay}T12:00:00`));
  await visit(page, EVENTS);
  await expect(page.getByRole('heading', { name: 'Past events' })).toBeAttached();
  const first = page.getByRole('article').first();
  await expect(first).toContainText('Over');
  await expect(first.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  const next = page.getByRole('article').filter({ hasText: 'Next up' });
  await expect(next).toHaveCount(1);
  await expect(next).not.toContainText('Over');
  expect((await titles(page)).slice(0, listed.length)).toEqual(listed);
});

test('hundreds of events are counted, listed fifty at a time, and narrowed to a few', {
  tag: '@detail',
}, async ({ page }) => {
  const [event] = answer().events;
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...event,
    id: index + 1,
    title: `Event ${index + 1}`,
    date: `29${String(10 + (index % 80))}-05-${String(1 + (index % 28)).padStart(2, '0')}`,
    province: [index === 7 ? 'quebec' : 'ontario'],
  }));
  await page.route(CALL, (route) => route.fulfill({ json: { ...answer(), events: many } }));
  await visit(page, EVENTS);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(count(page)).toHaveText('400 events, soonest first');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Québec');
  await expect(count(page)).toHaveText('1 of 400 events');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Event 8' })).toBeVisible();
});

test('on a phone the fields move to their place when a filter hides the words above, and back', {
  tag: '@detail',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(CALL, (route) => route.fulfill({ json: answer() }));
  await visit(page, EVENTS);
  await settled(page);
  const started = await noteAnimations(page);
  const fields = page.getByRole('combobox', { name: 'Province' });
  const before = await fields.boundingBox();

  await fields.selectOption('Québec');
  await expect.poll(started).toContain('filters-move');
  await expect(page.locator('.filters.filters-moved')).toHaveCount(0);
  expect((await fields.boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 100);

  const count = (await started()).filter((name) => name === 'filters-move').length;
  await page.getByRole('button', { name: 'Show all events' }).click();
  await expect
    .poll(async () => (await started()).filter((name) => name === 'filters-move').length)
    .toBeGreaterThan(count);
  await expect(page.locator('.filters.filters-moved')).toHaveCount(0);
  expect((await fields.boundingBox())?.y).toBe(before?.y);
});
