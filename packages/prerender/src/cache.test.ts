import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addresses, read, render, type Source } from '../fixture/app.tsx';
import { siteFolder } from '../fixture/siteFolder.ts';
import { builtFiles, linkFile } from './files.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { prerender } from './prerender.ts';

type Site = PrerenderOptions<Source>;
/** Differences from the fixture; `cacheKey: null` removes the option. */
type Changes = Partial<Omit<Site, 'cacheKey'>> & { cacheKey?: Site['cacheKey'] | null };

/** Builds the fixture; returns whether it is a draft, the rendered addresses, and every file with its content. */
async function make(folder: string, { cacheKey = () => 'the fixture', ...more }: Changes = {}) {
  const rendered = vi.fn(render);
  const { isDraft } = await prerender({
    root: join(folder, 'built/client'),
    assets: join(folder, 'browser'),
    entry: 'entry.ts',
    addresses,
    read,
    render: rendered,
    ...(cacheKey && { cacheKey }),
    file: ({ title, body }) => ({ module: 'page.ts', data: { title, body } }),
    prehydration: {
      script: join(import.meta.dirname, '../fixture/prehydration.ts'),
      silence: 5000,
      failed: 'Late.',
      retry: 'Again',
    },
    critical: { unseen: 'dialog', becomes: [/\[open\]/] },
    notFound: ['/404'],
    ...more,
  });
  const built = realpathSync(join(folder, 'built/current'));
  const files = builtFiles(built).map((file) => [relative(built, file), readFileSync(file, 'base64')]);
  return {
    isDraft,
    rendered: rendered.mock.calls.map(([source]) => source.address),
    files: Object.fromEntries(files),
  };
}

const edited: Changes = {
  read: (address) => {
    const source = read(address);
    return source && address === '/loaves' ? { ...source, body: `${source.body} And now oats.` } : source;
  },
};

test('renders only changed pages, with the same bytes as a build without a cache', async () => {
  const folder = siteFolder();
  expect((await make(folder)).rendered).toEqual(addresses);
  const after = await make(folder, edited);
  expect(after.rendered).toEqual(['/loaves']);
  rmSync(join(folder, 'built'), { recursive: true });
  const clean = await make(folder, edited);
  expect(clean.rendered).toEqual(addresses);
  expect(after.files).toEqual(clean.files);
});

test('no file of a draft is reused, and a draft is complete where pages can be reused', async () => {
  const folder = siteFolder();
  const draft = await make(folder, { draft: true, budgets: { everyPage: { html: 1 } } });
  expect(draft.isDraft).toBe(true);
  const complete = await make(folder);
  expect(complete.rendered).toEqual(addresses);
  expect(await make(folder, { draft: true })).toMatchObject({ isDraft: false, rendered: [] });
  rmSync(join(folder, 'built'), { recursive: true });
  expect((await make(folder)).files).toEqual(complete.files);

  const { 'page-cache.json': _, ...files } = complete.files;
  expect(Object.keys(draft.files)).toEqual(Object.keys(files));
  const compressed = (name: string) => name.endsWith('.br');
  for (const [name, content] of Object.entries(draft.files))
    if (!compressed(name)) expect(content, name).toBe(files[name]);
  const sizes = (of: Record<string, string>) =>
    Object.entries(of).reduce((sum, [name, content]) => sum + (compressed(name) ? content.length : 0), 0);
  expect(sizes(draft.files)).toBeGreaterThan(sizes(files));
});

test('the next build does not change the files of the last one', async () => {
  const folder = siteFolder();
  await make(folder);
  // A hard link to each file, as the next build creates.
  const names = builtFiles(join(folder, 'built')).map(
    (file, index) => [file, join(folder, `${index}`)] as const,
  );
  for (const [file, name] of names) linkFile(file, name);
  const before = names.map(([, name]) => readFileSync(name, 'base64'));
  await make(folder, edited);
  await make(folder, { cacheKey: () => 'another', ...edited });
  expect(names.map(([, name]) => readFileSync(name, 'base64'))).toEqual(before);
});

test.each<[string, Changes]>([
  ['the renderer', { cacheKey: () => 'another' }],
  ['the critical CSS', { critical: { becomes: [/\.gone/] } }],
  ['the text of the prehydration script', { failureWords: () => ({ failed: 'Too late.', retry: 'Again' }) }],
  ['the policy', { policy: { connect: ['https://content.example.com'] } }],
  ['the shared data', { shared: () => ({ firm: 'Another bakery' }) }],
])('renders every page again when %s changes', async (_, more) => {
  const folder = siteFolder();
  await make(folder);
  expect((await make(folder, more)).rendered).toEqual(addresses);
});

test('renders every page again when the style sheet changes', async () => {
  const folder = siteFolder();
  await make(folder);
  writeFileSync(join(folder, 'browser/assets/style.css'), 'h1{color:red}.words{color:blue}');
  expect((await make(folder)).rendered).toEqual(addresses);
});

test('renders a page whose file is gone, and every page without "cacheKey"', async () => {
  const folder = siteFolder();
  await make(folder);
  rmSync(join(folder, 'built/client/loaves/page-data.json'));
  expect((await make(folder)).rendered).toEqual(['/loaves']);
  const { rendered } = await make(folder, { cacheKey: null });
  expect(rendered).toEqual(addresses);
});
