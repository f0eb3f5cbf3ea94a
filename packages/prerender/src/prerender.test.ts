import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addresses, read, render, type Source } from '../fixture/app.tsx';
import { siteFolder } from '../fixture/siteFolder.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { inlineHashes } from './pagePolicies.ts';
import { prerender } from './prerender.ts';

const BAKERY = { firm: 'A bakery' };
const SCRIPTS = ['shared', 'page', 'entry'].map((name) => `/assets/${name}.js`);

function options(folder: string, more: Partial<PrerenderOptions<Source>> = {}): PrerenderOptions<Source> {
  return {
    root: join(folder, 'client'),
    assets: join(folder, 'browser'),
    entry: 'entry.ts',
    addresses,
    read,
    render,
    file: ({ title, body }) => ({ module: 'page.ts', data: { title, body } }),
    shared: () => BAKERY,
    prehydration: {
      script: join(import.meta.dirname, '../fixture/prehydration.ts'),
      silence: 5000,
      failed: 'This "page" is late.',
      retry: 'Again',
    },
    policy: { connect: ['https://content.example.com'] },
    critical: { unseen: 'dialog', becomes: [/\[open\]/], standIns: 'dialog[open]{inset:0}' },
    notFound: ['/404'],
    ...more,
  };
}

test('builds the files of every page', async () => {
  const folder = siteFolder();
  const root = join(folder, 'client');
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  const { pages } = await prerender(options(folder));
  expect(pages).toBe(3);

  // One response: critical CSS and script are inline; the script knows the address of the deferred stylesheet.
  const page = text('loaves/index.html');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(page) ?? [];
  expect(page).toMatch(
    /<\/style><noscript><link rel="stylesheet" href="\/assets\/noscript-[\w-]{8}\.css"\/><\/noscript><\/head>/,
  );
  expect(page).not.toMatch(/<script[^>]* src=/);

  // Critical CSS.
  for (const rule of ['h1{', '.words{', '[open]{', 'dialog[open]{inset:0}', '--room:2rem', 'local(Georgia)'])
    expect(style).toContain(rule);
  expect(style).not.toMatch(/hover|\.hours|\.gone|--unread|@property|url\(|;\W*\.words/);

  // The prehydration script and its settings.
  const [, attributes = '', script = ''] = /<script([^>]*)>(.*)<\/script><\/body>/s.exec(page) ?? [];
  expect(attributes).toMatch(
    /^ data-page="\/loaves\/page-data\.json\?[\w-]{8}" data-build="\w{8}" data-silence="5000" data-sheet="\/assets\/deferred-[\w-]{8}\.css" data-failed="This &quot;page&quot; is late\." data-retry="Again"$/,
  );
  expect(() => new Function(script)).not.toThrow();

  // Page data.
  const data = JSON.parse(text('loaves/page-data.json'));
  expect(data).toMatchObject({ title: 'Loaves', scripts: SCRIPTS });
  expect(JSON.parse(text(data.shared))).toEqual({ firm: 'A bakery' });

  // Policies by page, with the hashes of that page.
  const policies = JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8'));
  expect(Object.keys(policies)).toEqual([
    '/404.html',
    '/404/index.html',
    '/index.html',
    '/loaves/index.html',
  ]);
  const { scripts, styles } = inlineHashes(page);
  for (const hash of [...scripts, ...styles]) expect(policies['/loaves/index.html']).toContain(hash);
  expect(policies['/loaves/index.html']).toContain("connect-src 'self' https://content.example.com;");

  // Compressed files.
  expect(brotliDecompressSync(readFileSync(join(root, 'loaves/index.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(root, 'loaves/index.html.gz'))).toString()).toBe(page);
  expect(text('404.html')).toBe(text('404/index.html'));
});

test('builds a site below a base path in folders of that name', async () => {
  const folder = siteFolder();
  const base = '/about/careers/';
  const root = join(folder, 'client');
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  const below = addresses.map((address) => base + address.slice(1));
  await prerender(
    options(folder, {
      base,
      addresses: below,
      read: (address) => read(address.slice(base.length - 1)),
      notFound: [`${base}404`],
    }),
  );
  expect(readdirSync(root)).toEqual(['about']);
  expect(text('about/careers/404.html')).toBe(text('about/careers/404/index.html'));
  const page = text('about/careers/loaves/index.html');
  const [, data = '', sheet = ''] = / data-page="([^"?]+)\?.* data-sheet="([^"]+)"/.exec(page) ?? [];
  expect(text(sheet)).toContain('h1{');
  const { scripts, shared } = JSON.parse(text(data));
  expect(scripts).toEqual(SCRIPTS.map((script) => base + script.slice(1)));
  expect(JSON.parse(text(shared))).toEqual(BAKERY);
  expect(Object.keys(JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')))).toContain(
    '/about/careers/loaves/index.html',
  );
});

test('a page has its CSS chunk, and other pages know the address of the chunk', async () => {
  const folder = siteFolder({ 'browser/assets/loaves.css': '.words{color:var(--unread)}.crumb{color:#888}' });
  const root = join(folder, 'client');
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  await prerender(
    options(folder, {
      chunks: { loaves: 'loaves.css' },
      file: ({ title, body }) => ({
        module: 'page.ts',
        data: { title, body },
        chunks: title === 'Loaves' ? ['loaves'] : [],
      }),
    }),
  );
  const sheetOf = (page: string) => text(/ data-sheet="([^"]+)"/.exec(text(page))?.[1] ?? '');
  const bareOf = (page: string) => text(/<link rel="stylesheet" href="([^"]+)"/.exec(text(page))?.[1] ?? '');

  for (const css of [sheetOf('loaves/index.html'), bareOf('loaves/index.html')]) {
    expect(css).toContain('.crumb');
    expect(css.indexOf('h1{')).toBeLessThan(css.indexOf('.crumb'));
  }
  expect(sheetOf('index.html') + bareOf('index.html')).not.toContain('.crumb');
  // A property that only a chunk uses stays in the main sheet, which visitors from other pages have.
  expect(sheetOf('index.html')).toContain('--unread');

  const { shared } = JSON.parse(text('loaves/page-data.json'));
  const { chunks } = JSON.parse(text(shared));
  expect(text(chunks.loaves)).toBe('.words{color:var(--unread)}.crumb{color:#888}');
});

test('names the file over budget with its excess, and leaves the last build in place', async () => {
  const folder = siteFolder();
  await prerender(options(folder));
  const before = readFileSync(join(folder, 'client/index.html'), 'utf8');
  const heavy = options(folder, {
    render: async (source) => (await render(source)).replace('Bread', 'Broken'),
    budgets: { everyPage: { html: 100 }, from: 'budgets.json' },
  });
  await expect(prerender(heavy)).rejects.toThrow(
    /Over budget \(budgets\.json\)[\s\S]*loaves\/index\.html weighs \d+ bytes with brotli; its budget is 100, \d+ less\./,
  );
  expect(readFileSync(join(folder, 'client/index.html'), 'utf8')).toBe(before);
});

test('carries the hashed files of the previous build before "finish" runs', async () => {
  const folder = siteFolder();
  await prerender(options(folder));
  writeFileSync(join(folder, 'browser/assets/style.css'), 'h1{color:red}.words{color:blue}');
  const sheets = (root: string) =>
    readdirSync(join(root, 'assets')).filter((name) => /^deferred-.*css$/.test(name));
  const before = sheets(join(folder, 'client'));
  const seen: string[] = [];
  await prerender(options(folder, { finish: (fresh) => void seen.push(...sheets(fresh)) }));
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(expect.arrayContaining(before));
  expect(sheets(join(folder, 'client'))).toEqual(seen);
});

test('leaves the last build in place when a page fails to render, and none of its pages in the next', async () => {
  const folder = siteFolder();
  await prerender(options(folder, { beside: (fresh) => void fresh }));
  const broken = options(folder, { addresses: ['/', '/none'] });
  await expect(prerender(broken)).rejects.toThrow('No page to render at /none');
  expect(existsSync(join(folder, 'client/loaves/index.html'))).toBe(true);
  await prerender(options(folder, { addresses: ['/', '/404'] }));
  expect(existsSync(join(folder, 'client/loaves'))).toBe(false);
  expect(existsSync(join(folder, 'next'))).toBe(false);
});
