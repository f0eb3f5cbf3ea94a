import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { closeBrowser, openPage } from '../openPage.ts';

type Entry = { id: string; title: string; type: string };

const slugOf = (title: string) => (title.split('/').at(-1) ?? title).toLowerCase().replaceAll(' ', '-');
const notes = readdirSync(new URL('../../src/docs/notes/', import.meta.url));
const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const components = Object.values(entries).filter(
  ({ type, title }) =>
    type === 'docs' && !/^(Behaviour|Pages)\//.test(title) && notes.includes(`${slugOf(title)}.md`),
);

/** Examples of functions instead of components: the note documents their options. */
const FUNCTIONS = new Set(['Shapes/Flood']);

afterAll(closeBrowser);

it('has a page for every note', () => {
  expect(components).toHaveLength(notes.length);
});

it('tells of every component what it is for, its parts, keys, rules, properties, size and custom properties', async () => {
  const { page, wrong } = await openPage('/storybook/');
  for (const { id, title } of components) {
    await page.goto(`/storybook/iframe.html?id=${id}&viewMode=docs`);
    const words = (title.split('/').at(-1) ?? title).trim();
    await page.getByRole('heading', { level: 1, name: words, exact: true }).waitFor();
    await page.getByText(/KB gzip/).waitFor();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const isFunction = FUNCTIONS.has(title);
    const wanted = [
      ...['Anatomy', 'Keys', 'Do', 'Do not'],
      ...(isFunction ? [] : ['Properties']),
      ...['Entry point and size', 'Custom properties', 'Examples'],
    ];
    // Examples may have headings of their own.
    const found = headings.map((each) => each.trim()).filter((each) => wanted.includes(each));
    expect.soft(found, title).toEqual(wanted);
    if (isFunction) continue;
    const first = page.locator('.docblock-argstable-body tr').first().locator('td').nth(1);
    expect.soft(await first.textContent(), `${title}: what its first property is`).not.toBe('-');
  }
  expect(wrong).toEqual([]);
});
