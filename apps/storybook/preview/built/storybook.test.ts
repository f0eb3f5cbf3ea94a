import type { Locator, Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { closeBrowser, openPage } from '../openPage.ts';

afterAll(closeBrowser);

it('shows an example in Storybook, under a policy of its own', async () => {
  const { page, wrong } = await openPage('/storybook/?path=/story/pages-team--student');
  const example = page.frameLocator('#storybook-preview-iframe');
  await example.getByRole('heading', { level: 1 }).waitFor();
  await example.locator('img:visible').first().waitFor();
  expect(wrong).toEqual([]);
});

it('shows a documentation page in Storybook', async () => {
  const { page, wrong } = await openPage('/storybook?path=/docs/controls-button--docs');
  const documentation = page.frameLocator('#storybook-preview-iframe');
  await documentation.getByRole('heading', { name: 'Properties', exact: true }).waitFor();
  await documentation.getByText(/KB gzip/).waitFor();
  expect(wrong).toEqual([]);
});

it('leaves the site as it is', async () => {
  const { page, wrong } = await openPage('/');
  await page.getByRole('textbox').waitFor();
  const reply = await fetch(`${inject('origin')}/`);
  expect(reply.headers.get('x-frame-options')).toBe('DENY');
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(wrong).toEqual([]);
});

const TOOLBARS = {
  brand: 'alder-finch',
  colourScheme: 'dusk',
  motion: 'reduced',
  textSize: '150',
  direction: 'rtl',
  locale: 'stress',
};

/** Sets every toolbar the way Storybook's own buttons do. */
const setToolbars = (page: Page) =>
  page.evaluate(
    (globals) => window.__STORYBOOK_PREVIEW__?.channel?.emit('updateGlobals', { globals }),
    TOOLBARS,
  );

/** Effects of the toolbars on a document: brand, colour scheme, motion, text size in px, direction. */
const appliedTo = (html: Locator) =>
  html.evaluate(({ ownerDocument }) => {
    const { dataset, dir } = ownerDocument.documentElement;
    const { fontSize } = getComputedStyle(ownerDocument.documentElement);
    return [dataset.brand, dataset.gtScheme, dataset.gtMotion, fontSize, dir];
  });

const APPLIED = ['alder-finch', 'dusk', 'reduced', '24px', 'rtl'];

it('lets every toolbar change an example', async () => {
  const { page, wrong } = await openPage('/storybook/iframe.html?id=controls-button--default&viewMode=story');
  const button = page.locator('.gt-button').first();
  await button.waitFor();
  const words = await button.textContent();
  expect(await appliedTo(page.locator('html'))).toEqual(['tamarack-lowe', 'dawn', 'full', '16px', 'ltr']);
  await setToolbars(page);
  await expect.poll(() => appliedTo(page.locator('html'))).toEqual(APPLIED);
  await expect.poll(async () => (await button.textContent())?.length).toBeGreaterThan(words?.length ?? 0);
  expect(wrong).toEqual([]);
});

it('lets every toolbar change the examples that have a window each', async () => {
  const { page, wrong } = await openPage('/storybook/iframe.html?id=layouts-slide--docs&viewMode=docs');
  const frame = page.frameLocator('.storybook-frame').first();
  await frame.getByRole('heading').first().waitFor();
  await setToolbars(page);
  await expect.poll(() => appliedTo(frame.locator('html'))).toEqual(APPLIED);
  expect(wrong).toEqual([]);
});
