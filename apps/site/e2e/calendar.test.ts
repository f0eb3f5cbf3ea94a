import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';
import ICAL from 'ical.js';

const EVENTS = '/campus-resources/campus-events';
const ADD_ALL = /^Add (?:these \d+ events|the \d+ with a date) to calendar$/;

async function saved(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  return { name: download.suggestedFilename(), entries: calendar.getAllSubcomponents('vevent') };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every event to come leads to its calendar file, and all to one', async ({ page, request }) => {
    await visit(page, EVENTS);
    const links = await page.getByRole('link', { name: /^Add to calendar: / }).all();
    expect(links.length).toBeGreaterThan(5);
    const [first, all] = await Promise.all(
      [links[0], page.getByRole('link', { name: ADD_ALL })].map(async (link) =>
        request.get((await link?.getAttribute('href')) ?? ''),
      ),
    );
    expect(first?.headers()['content-type']).toContain('text/calendar');
    expect(ICAL.parse((await first?.text()) ?? '')[0]).toBe('vcalendar');
    expect((await all?.text())?.match(/BEGIN:VEVENT/g)).toHaveLength(links.length);
  });

  test('calendars can subscribe to all events to come', async ({ page, request }) => {
    await visit(page, EVENTS);
    const link = page.getByRole('link', { name: 'Subscribe to all events' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const feed = await link.getAttribute('href');
    expect(feed).toMatch(/^webcal:\/\/[^/]+\/campus-resources\/events\.ics$/);
    const told = page.locator('link[rel=alternate][type="text/calendar"]');
    expect(await told.getAttribute('href')).toBe(feed?.replace('webcal', 'https'));

    const answer = await request.get(new URL(feed ?? '').pathname);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Tamarack Lowe | Campus events');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
    const ids = calendar.getAllSubcomponents('vevent').map((entry) => entry.getFirstPropertyValue('uid'));
    expect(new Set(ids).size).toBe(await page.getByRole('link', { name: /^Add to calendar: / }).count());
  });
});

test('the filtered list is saved as it stands there', async ({ page }) => {
  await visit(page, `${EVENTS}?province=on`);
  const { name, entries } = await saved(page, () => page.getByRole('button', { name: ADD_ALL }).click());
  expect(name).toBe('campus-events-ontario.ics');
  const listed = page.getByRole('link', { name: /^Add to calendar: / });
  expect(entries).toHaveLength(await listed.count());
});

test('an event that the content host has changed is saved as it is today', async ({ page }) => {
  await page.route('**/api/campus_events', async (route) => {
    const answer = await (await route.fetch()).json();
    for (const event of answer.events) event.venue = 'Moved to the boathouse';
    await route.fulfill({ json: answer });
  });
  await visit(page, EVENTS);
  const button = page.getByRole('button', { name: /^Add to calendar: / }).first();
  const { entries } = await saved(page, () => button.click());
  expect(entries).toHaveLength(1);
  expect(entries[0]?.getFirstPropertyValue('location')).toContain('Moved to the boathouse');
});

test('says so when the calendar part cannot be had', async ({ page }) => {
  await page.route('**/assets/siteCalendar-*.js', (route) => route.abort());
  await visit(page, `${EVENTS}?province=on`);
  const button = page.getByRole('button', { name: ADD_ALL });
  // The first failure loads the document again, because a new release may have another calendar part.
  await Promise.all([page.waitForEvent('load'), button.click()]);
  await settled(page);
  await button.click();
  await expect(page.getByText('The calendar file couldn’t be made. Please try again.')).toBeVisible();
});
