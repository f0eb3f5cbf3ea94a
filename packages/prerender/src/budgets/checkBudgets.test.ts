import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBudgets } from './checkBudgets.ts';
import { loadedFilesOf } from './loadedFilesOf.ts';
import { weigherOf } from './weigherOf.ts';
import { weighPages } from './weighPages.ts';

const PAGE = `<!doctype html><html><head>
<link rel="stylesheet" href="/assets/root.css" disabled=""/><noscript><link rel="stylesheet" href="/assets/bare.css"/></noscript><link rel="icon" href="/favicon.svg"/></head>
<body><script>classic("import 'x.js'")</script><script type="application/ld+json">{"name":"data"}</script>
<script data-visit="/visit.json">import(pieces)</script>`;

const FILES: Record<string, string> = {
  'index.html': PAGE,
  'index.html.br': 'x'.repeat(50),
  'visit.json':
    '{"pieces":["/assets/shared.js","/assets/route.js","/assets/entry.js"],"deck":"/assets/deck.json"}',
  'assets/root.css': '@font-face{src:url(./b.woff2)}',
  'assets/bare.css': '@font-face{src:url(./b.woff2)}@font-face{src:url("/assets/a.woff2")}',
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

test('finds what a page loads at once, and nothing that comes later', async () => {
  const { styles, scripts, fonts } = await loadedFilesOf(built())(PAGE);
  expect(styles).toEqual(['/assets/root.css']);
  expect(fonts.sort()).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
  expect(scripts.sort()).toEqual(['deep', 'entry', 'route', 'shared'].map((name) => `/assets/${name}.js`));
});

test('says which file of a page the build did not make', async () => {
  const { 'assets/deep.js': _, ...files } = FILES;
  await expect(loadedFilesOf(built(files))(PAGE)).rejects.toThrow(
    'A built page loads /assets/deep.js, which the build did not make.',
  );
});

test('weighs the compressed form where there is one', async () => {
  expect(await weigherOf(built())('/')).toMatchObject({ html: 50, fonts: 70 });
  expect(await weigherOf(built())('/nowhere')).toBeNull();
});

test('weighs the scripts that run in the page, and no data', async () => {
  const weight = await weigherOf(built())('/');
  expect(weight?.inline).toBeGreaterThan(20);
  expect(weight?.inline).toBeLessThan(60);
});

test('weighs a page anew when it is made from something else', async () => {
  const page = { from: 'words', files: {}, policy: '' };
  const first = { pages: { '/': page }, weights: { '/': { ...WEIGHT, html: 1 } } };
  expect(await weighPages(built(), { '/': { ...page } }, first)).toMatchObject({ '/': { html: 1 } });
  expect(await weighPages(built(), { '/': { ...page, from: 'new words' } }, first)).toMatchObject({
    '/': { html: 50 },
  });
});

test('has nothing to say within the budget', () => {
  const { table, over } = checkBudgets({ '/': WEIGHT }, { everyPage: {}, pages: { '/': WEIGHT } });
  expect(over).toBeNull();
  expect(table.split('\n').at(-1)).toMatch(/^\/ +0\.1 of 0\.1 /);
});

test('says in one line what is over budget or missing', () => {
  const budget = { ...WEIGHT, html: 49, fonts: 60 };
  const { over } = checkBudgets({ '/': WEIGHT }, { everyPage: {}, pages: { '/': budget, '/gone': budget } });
  expect(over).toBe(
    'Over budget (build-steps/budgets.json): html of / weigh 50 bytes, 1 too many; fonts of / weigh 70 bytes, 10 too many; /gone was not built. Make it lighter; budgets are not raised.',
  );
});

test('what holds for every page holds for pages without a budget of their own', () => {
  const weights = { '/': WEIGHT, '/deep/page': { ...WEIGHT, html: 52 } };
  const { over } = checkBudgets(weights, { everyPage: { html: 51 }, pages: {} });
  expect(over).toContain('html of /deep/page weigh 52 bytes, 1 too many.');
});
