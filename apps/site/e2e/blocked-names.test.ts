import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import {
  blockedBy,
  blockerSheet,
  namesInHtml,
  namesInStyles,
} from '@tamarack-lowe/built-pages/blocked-names';
import { visit } from '@tamarack-lowe/built-pages/visit';
import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';

const client = path.join(import.meta.dirname, '../build/client');
const assets = readdirSync(path.join(client, 'assets'));
const blocked = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => blockedBy(name).length > 0);

test('no built page, style sheet or file is named as content blockers name what they hide', () => {
  expect(blocked(sitePaths().flatMap((address) => namesInHtml(pageHtml(address))))).toEqual([]);
  const sheets = assets.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const names = sheets.flatMap((file) =>
    namesInStyles(readFileSync(path.join(client, 'assets', file), 'utf8')),
  );
  expect(blocked(names)).toEqual([]);
  // Without the letters of their content, which say nothing.
  expect(blocked(assets.map((file) => file.replace(/-[\w-]{8}\./, '.')))).toEqual([]);
});

test.describe('with a content blocker', () => {
  test.use({ bypassCSP: true });

  test('a story can be passed on, and the menu leads to the networks', async ({ page }) => {
    await visit(page, '/grow-together/belonging');
    await page.addStyleTag({ content: blockerSheet() });

    await expect(page.locator('main').getByRole('button', { name: 'Share' })).toBeVisible();
    await page.getByRole('button', { name: 'Open main menu' }).click();
    for (const network of ['Instagram', 'Facebook', 'LinkedIn', 'TikTok'])
      await expect(page.getByRole('dialog').getByRole('link', { name: network })).toBeVisible();
  });
});
