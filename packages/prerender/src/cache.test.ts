import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addresses, draw, read, type Source } from '../fixture/app.tsx';
import { siteFolder } from '../fixture/siteFolder.ts';
import { builtFiles } from './files.ts';
import { linkFile } from './kept/linkFile.ts';
import type { PrerenderOptions } from './PrerenderOptions.ts';
import { prerender } from './prerender.ts';

type Site = PrerenderOptions<Source>;
/** What differs from the fixture; `drawnBy: null`: nobody says what draws pages. */
type Changes = Partial<Omit<Site, 'drawnBy'>> & { drawnBy?: Site['drawnBy'] | null };

/** Makes the fixture in a folder; gives what was drawn, and every file with what it holds. */
async function make(folder: string, { drawnBy = () => 'the fixture', ...more }: Changes = {}) {
  const drawn = vi.fn(draw);
  await prerender({
    root: join(folder, 'built/client'),
    assets: join(folder, 'browser'),
    entry: 'entry.ts',
    addresses,
    read,
    draw: drawn,
    ...(drawnBy && { drawnBy }),
    file: ({ title, body }) => ({ module: 'page.ts', data: { title, body } }),
    early: {
      script: join(import.meta.dirname, '../fixture/early.ts'),
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
  return { drawn: drawn.mock.calls.map(([source]) => source.address), files: Object.fromEntries(files) };
}

const edited: Changes = {
  read: (address) => {
    const source = read(address);
    return source && address === '/loaves' ? { ...source, body: `${source.body} And now oats.` } : source;
  },
};

test('draws what changed, and leaves byte for byte what a build from nothing does', async () => {
  const folder = siteFolder();
  expect((await make(folder)).drawn).toEqual(addresses);
  const after = await make(folder, edited);
  expect(after.drawn).toEqual(['/loaves']);
  rmSync(join(folder, 'built'), { recursive: true });
  const clean = await make(folder, edited);
  expect(clean.drawn).toEqual(addresses);
  expect(after.files).toEqual(clean.files);
});

test('what is made next leaves the files of the last build as they are', async () => {
  const folder = siteFolder();
  await make(folder);
  // A second name for each file, as the next build gives it.
  const names = builtFiles(join(folder, 'built')).map(
    (file, index) => [file, join(folder, `${index}`)] as const,
  );
  for (const [file, name] of names) linkFile(file, name);
  const before = names.map(([, name]) => readFileSync(name, 'base64'));
  await make(folder, edited);
  await make(folder, { drawnBy: () => 'another', ...edited });
  expect(names.map(([, name]) => readFileSync(name, 'base64'))).toEqual(before);
});

test.each<[string, Changes]>([
  ['what draws them', { drawnBy: () => 'another' }],
  ['the critical rules', { critical: { becomes: [/\.gone/] } }],
  ['the words of the early script', { earlyWords: () => ({ failed: 'Too late.', retry: 'Again' }) }],
  ['the policy', { policy: { connect: ['https://content.example.com'] } }],
  ['what pages share', { shared: () => ({ firm: 'Another bakery' }) }],
])('draws every page anew when %s changes', async (_, more) => {
  const folder = siteFolder();
  await make(folder);
  expect((await make(folder, more)).drawn).toEqual(addresses);
});

test('draws every page anew where the style sheet is another', async () => {
  const folder = siteFolder();
  await make(folder);
  writeFileSync(join(folder, 'browser/assets/style.css'), 'h1{color:red}.words{color:blue}');
  expect((await make(folder)).drawn).toEqual(addresses);
});

test('draws a page anew whose file is gone, and every page where nobody says what draws them', async () => {
  const folder = siteFolder();
  await make(folder);
  rmSync(join(folder, 'built/client/loaves/page-data.json'));
  expect((await make(folder)).drawn).toEqual(['/loaves']);
  const { drawn } = await make(folder, { drawnBy: null });
  expect(drawn).toEqual(addresses);
});
