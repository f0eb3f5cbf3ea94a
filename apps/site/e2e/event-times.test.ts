import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { visit } from '@tamarack-lowe/built-pages/visit';

const EVENTS = '/campus-resources/campus-events';
const EVENING = { date: '2027-02-04', start_time: '19:00', end_time: '21:00', timezone: 'America/Toronto' };

/** The content host answers with one event that has these fields, and one long after it. */
async function answer(page: Page, fields: object) {
  const events = [
    { id: 1, slug: 'evening', title: 'Evening', virtual: '1', ...fields },
    { id: 2, slug: 'later', title: 'Later', date: '2999-01-01' },
  ];
  await page.route('**/api/campus_events*', (route) => route.fulfill({ json: { events, provinces: [] } }));
}

const row = (page: Page) => page.getByRole('article').filter({ hasText: 'Evening' });
const add = (page: Page) => row(page).getByRole('button', { name: 'Add to calendar: Evening' });

/** Presses the button of the first event, and gives the lines of the file. */
async function savedLines(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), add(page).click()]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  return text.split('\r\n');
}

for (const timezoneId of [
  'Europe/Paris',
  'Asia/Kolkata',
  'America/Toronto',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]) {
  test.describe(`a visitor whose clock is in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('can still add an event of 19:00 in Toronto at 18:30 there, and until it ends', async ({ page }) => {
      await answer(page, EVENING);
      // 00:30 of the next day in Paris.
      await page.clock.install({ time: new Date('2027-02-04T18:30:00-05:00') });
      await visit(page, EVENTS);
      await expect(row(page)).not.toContainText('Over');
      await expect(add(page)).toBeVisible();
      await page.clock.fastForward('02:29:00');
      await expect(add(page)).toBeVisible();
      await page.clock.fastForward('01:00');
      await expect(row(page)).toContainText('Over');
      await expect(add(page)).toHaveCount(0);
    });
  });
}

test('an event from 22:00 to 02:00 is open at 01:00, over at 02:00, and ends the next day in a calendar', async ({
  page,
}) => {
  await answer(page, { ...EVENING, start_time: '22:00', end_time: '02:00' });
  await page.clock.install({ time: new Date('2027-02-05T01:00:00-05:00') });
  await visit(page, EVENTS);
  await expect(row(page)).not.toContainText('Over');
  expect(await savedLines(page)).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=America/Toronto:20270204T220000',
      'DTEND;TZID=America/Toronto:20270205T020000',
    ]),
  );
  await page.clock.fastForward('01:00:00');
  await expect(row(page)).toContainText('Over');
});

for (const [end_time, shown] of [
  ['00:00', '18:00 to 00:00'],
  ['24:00', '18:00 to 00:00'],
]) {
  test(`an event from 18:00 to ${end_time} ends at midnight on the page and in a calendar`, async ({
    page,
  }) => {
    await answer(page, { ...EVENING, start_time: '18:00', end_time });
    await page.clock.install({ time: new Date('2027-02-04T12:00:00-05:00') });
    await visit(page, EVENTS);
    await expect(row(page)).toContainText(`${shown}, Toronto time`);
    expect(await savedLines(page)).toContain('DTEND;TZID=America/Toronto:20270205T000000');
  });
}

test.describe('in a browser in Toronto, on the night clocks go forward', () => {
  test.use({ timezoneId: 'America/Toronto' });

  for (const timezone of ['America/Regina', 'Europe/London', 'America/Phoenix']) {
    test(`a file keeps 02:30 to 03:30 in ${timezone}`, async ({ page }) => {
      await answer(page, { date: '2027-03-14', start_time: '02:30', end_time: '03:30', timezone });
      await visit(page, EVENTS);
      expect(await savedLines(page)).toEqual(
        expect.arrayContaining([
          `DTSTART;TZID=${timezone}:20270314T023000`,
          `DTEND;TZID=${timezone}:20270314T033000`,
        ]),
      );
    });
  }
});

for (const [timezone, shown, start] of [
  ['-05:00', '19:00 to 21:00 (UTC−05:00)', 'DTSTART:20270205T000000Z'],
  ['EST', '19:00 to 21:00 (UTC−05:00)', 'DTSTART:20270205T000000Z'],
  ['UTC', '19:00 to 21:00 (UTC)', 'DTSTART:20270204T190000Z'],
  ['america/toronto', '19:00 to 21:00, Toronto time', 'DTSTART;TZID=America/Toronto:20270204T190000'],
  ['America/Toronto ', '19:00 to 21:00, Toronto time', 'DTSTART;TZID=America/Toronto:20270204T190000'],
] as const) {
  test(`the zone ${JSON.stringify(timezone)} is said on the page, and meant in the file`, async ({
    page,
  }) => {
    await answer(page, { ...EVENING, timezone });
    await visit(page, EVENTS);
    await expect(row(page)).toContainText(shown);
    expect(await savedLines(page)).toContain(start);
  });
}

test('a moment is listed under the day that the calendar of its place shows', async ({ page }) => {
  await answer(page, { date: '2027-01-20T02:00:00Z', timezone: 'America/Toronto' });
  await visit(page, EVENTS);
  await expect(row(page).locator('time')).toHaveAttribute('datetime', '2027-01-19');
  await expect(row(page)).toContainText('From 21:00, Toronto time');
});

test('the French page names an offset, too', async ({ page }) => {
  await answer(page, { ...EVENING, timezone: '-05:00' });
  await visit(page, '/fr/ressources-campus/evenements-campus');
  await expect(row(page)).toContainText('De 19 h à 21 h (UTC−05:00)');
});
