import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBudgets } from './budgets.ts';
import { pageElements } from './pageElements.ts';
import { loadedFilesOf, weigherOf, weighPages } from './weights.ts';

const PAGE = `<!doctype html><html><head>
<noscript><link rel="stylesheet" href="/assets/noscript.css"/></noscript><link rel="icon" href="/favicon.svg"/></head>
<body><script>classic("import 'x.js'")</script><script type="application/ld+json">{"name":"data"}</script>
<script data-page="/page-data.json" data-sheet="/assets/root.css">import(scripts)</script>`;

const FILES: Record<string, string> = {
  'index.html': PAGE,
  'index.html.br': 'x'.repeat(50),
  'page-data.json':
    '{"scripts":["/assets/shared.js","/assets/route.js","/assets/entry.js"],"shared":"/assets/deck.json"}',
  'assets/root.css': '@font-face{src:url(./b.woff2)}',
  'assets/noscript.css': '@font-face{src:url(./b.woff2)}@font-face{src:url("/assets/a.woff2")}',
  'assets/a.woff2': 'x'.repeat(40),
  'assets/b.woff2': 'x'.repeat(30),
  'assets/entry.js': 'import{a}from"./shared.js";import("./later.js")',
  'assets/shared.js': 'export{b}from"./deep.js"',
  'assets/deep.js': 'import"./entry.js";"import \'./words.js\'"',
  'assets/route.js': 'import"./shared.js"',
  'assets/later.js': 'late',
};

const WEIGHT = { html: 50, inline: 50, styles: 900, scripts: 900, fonts: 70 };

function built(files = FILES): string {
  const root = mkdtempSync(join(tmpdir(), 'budgets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

test('finds the files that load with a page, and none that load later', async () => {
  const { styles, scripts, fonts } = await loadedFilesOf(built())(pageElements(PAGE));
  expect(styles).toEqual(['/assets/root.css']);
  expect(fonts.sort()).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  expect(scripts.sort()).toEqual(['deep', 'entry', 'route', 'shared'].map((name) => `/assets/${name}.js`));
});

test('names a file that a page loads and the build did not write', async () => {
  const { 'assets/deep.js': _, ...files } = FILES;
  await expect(loadedFilesOf(built(files))(pageElements(PAGE))).rejects.toThrow(
    'A built page loads /assets/deep.js, which the build did not write.',
  );
});

test('weighs the compressed file where there is one', async () => {
  expect(await weigherOf(built())('/')).toMatchObject({ html: 50, fonts: 70 });
  expect(await weigherOf(built())('/nowhere')).toBeNull();
});

test('weighs inline scripts without data blocks', async () => {
  const weight = await weigherOf(built())('/');
  expect(weight?.inline).toBeGreaterThan(20);
  expect(weight?.inline).toBeLessThan(60);
});

test('weighs pages by address, and throws for a missing page', async () => {
  expect(await weighPages(built(), ['/'])).toMatchObject({ '/': { html: 50 } });
  await expect(weighPages(built(), ['/gone/'])).rejects.toThrow('The build wrote no page for /gone/');
});

test('reports no excess within the budget', () => {
  const { table, over } = checkBudgets({ '/': WEIGHT }, { everyPage: {}, pages: { '/': WEIGHT } });
  expect(over).toBeNull();
  expect(table.split('\n').at(-1)).toMatch(/^\/ +0\.1 of 0\.1 /);
});

test('names each file over budget with its excess, and each missing page', () => {
  const budget = { ...WEIGHT, html: 49, fonts: 60 };
  const pages = { '/': budget, '/gone': budget };
  const { over } = checkBudgets({ '/': WEIGHT }, { pages, from: 'budgets.json' });
  expect(over?.split('\n')).toEqual([
    'Over budget (budgets.json): visitors on slow connections would wait.',
    'index.html weighs 50 bytes with brotli; its budget is 49, 1 less.',
    'index.html loads fonts of 70 bytes with brotli; its budget is 60, 10 less.',
    'gone/index.html has a budget and was not built. Build it, or remove its budget.',
    'Make it lighter; budgets are not raised.',
  ]);
});

test('the budget of every page applies to pages without their own', () => {
  const weights = { '/': WEIGHT, '/deep/page': { ...WEIGHT, html: 52 } };
  const { over } = checkBudgets(weights, { everyPage: { html: 51 } });
  expect(over).toContain('deep/page/index.html weighs 52 bytes with brotli; its budget is 51, 1 less.');
});

test('lists twelve issues and the number of the others', () => {
  const weights = Object.fromEntries(Array.from({ length: 15 }, (_, page) => [`/${page}`, WEIGHT]));
  const { over } = checkBudgets(weights, { everyPage: { html: 1 } });
  expect(over?.split('\n')).toHaveLength(15);
  expect(over).toContain('… and 3 more like these.');
});
