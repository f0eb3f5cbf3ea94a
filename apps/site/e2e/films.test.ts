import { expect, type Page, test } from '@playwright/test';
import { settled, visit } from '@tamarack-lowe/built-pages/visit';

const STORY = '/grow-together/the-red-canoe';

function filmRequests(page: Page) {
  const asked: { range: string | null; status: number }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.mp4')) return;
    asked.push({ range: response.request().headers().range ?? null, status: response.status() });
  });
  return asked;
}

test('a film is not fetched before it is wished for, then in ranges, with captions in two languages', async ({
  page,
}) => {
  const asked = filmRequests(page);
  await visit(page, STORY);
  await settled(page);
  expect(asked).toEqual([]);
  await expect(page.getByText(/26 seconds, 2\.3 MB/)).toBeVisible();

  await page.getByRole('button', { name: 'Play video' }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect.poll(() => asked.map(({ status }) => status)).toContain(206);
  expect(asked.every(({ range }) => range?.startsWith('bytes='))).toBe(true);
  const tracks = await film.evaluate((video: HTMLVideoElement) =>
    Array.from(video.querySelectorAll('track'), ({ kind, srclang, label }) => [kind, srclang, label]),
  );
  expect(tracks).toEqual([
    ['captions', 'en', 'English'],
    ['captions', 'fr', 'Français'],
  ]);
  for (const language of ['en', 'fr']) {
    const address = await film.locator(`track[srclang="${language}"]`).getAttribute('src');
    const captions = await page.request.get(address ?? '');
    expect(captions.headers()['content-type']).toContain('text/vtt');
    expect(await captions.text()).toMatch(/^WEBVTT[\s\S]+-->/);
  }
});

test('a part of a film can be had by itself, and one past its end cannot', async ({ page, request }) => {
  await visit(page, STORY);
  await page.getByRole('button', { name: 'Play video' }).click();
  const address = (await page.locator('video source').getAttribute('src')) ?? '';
  const part = await request.get(address, { headers: { Range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/);
  const past = await request.get(address, { headers: { Range: 'bytes=999999999-' } });
  expect(past.status()).toBe(416);
});

test('the transcript opens beside the film, follows it, and a line of it leads there', async ({ page }) => {
  await visit(page, STORY);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByRole('button', { name: 'Transcript' })).toHaveAttribute('aria-expanded', 'true');
  const lines = page.locator('.gt-transcript__lines li');
  await expect(lines.first()).toBeVisible();

  await lines.nth(3).getByRole('button').click();
  await expect(lines.nth(3)).toHaveAttribute('aria-current', 'true');
  const film = page.locator('video');
  const reached = await film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  expect(reached).toBeGreaterThan(9);
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 17;
  });
  await expect(lines.nth(5)).toHaveAttribute('aria-current', 'true');
  await expect(lines.nth(3)).not.toHaveAttribute('aria-current', 'true');
});

test('a film that starts to play silences another one', async ({ page }) => {
  await visit(page, STORY);
  // No page of ours has two films; one that somebody else put there stands for it.
  await page.evaluate(async () => {
    const html = await (await fetch('/campus-resources/')).text();
    const other = document.createElement('video');
    other.src = /\/media\/[^"]+\.mp4/.exec(html)?.[0] ?? '';
    other.muted = true;
    document.body.append(other);
    await other.play();
  });
  const playing = () =>
    page.evaluate(() => Array.from(document.querySelectorAll('video'), ({ paused }) => !paused));
  expect(await playing()).toEqual([true]);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(playing).toEqual([true, false]);
});

test('a film without captions plays, and offers no captions', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (answer) => answer.status() >= 400 && errors.push(answer.url()));
  await visit(page, '/discover-what-success-looks-like?play=4');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play video' }).click();
  const film = dialog.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film.locator('track')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: /transcript/i })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('with a bound for data nothing of a film is fetched before it is played', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const asked = filmRequests(page);
  await visit(page, '/campus-resources/');
  await settled(page);
  expect(asked).toEqual([]);
  expect(await page.locator('video[autoplay]').count()).toBe(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the film has its controls and the transcript can be read', async ({ page }) => {
    await visit(page, STORY);
    await expect(page.locator('video[controls][preload="none"][poster$=".avif"]')).toBeVisible();
    await expect(page.locator('.gt-transcript__lines li').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden();
  });
});
