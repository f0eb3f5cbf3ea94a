import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { viteAssets } from './assets.ts';

const ENTRY = 'app/entry.client.tsx';

const MANIFEST = {
  'style.css': { file: 'assets/style-1.css' },
  '_react.js': { file: 'assets/react-2.js' },
  '_site.js': { file: 'assets/site-3.js', imports: ['_react.js'] },
  '_ring.js': { file: 'assets/ring-4.js', imports: ['_site.js', '_react.js'] },
  'app/routes/intro.tsx': { file: 'assets/intro-5.js', imports: ['_ring.js', '_site.js'] },
  'app/entry.client.tsx': { file: 'assets/entry-6.js', imports: ['_site.js'], isEntry: true },
};

function built(manifest: object): string {
  const root = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite', 'manifest.json'), JSON.stringify(manifest));
  return root;
}

test('lists the scripts of a page after their imports, the entry last', () => {
  const { scripts, stylesheet } = viteAssets(built(MANIFEST), ENTRY);
  expect(stylesheet).toBe('/assets/style-1.css');
  expect(scripts('app/routes/intro.tsx')).toEqual(
    ['react-2', 'site-3', 'ring-4', 'intro-5', 'entry-6'].map((name) => `/assets/${name}.js`),
  );
});

test('separates CSS chunks from the style sheet of every page', () => {
  const withChunks = { ...MANIFEST, 'styles/story.css': { file: 'assets/story-8.css' } };
  const { stylesheet, chunks } = viteAssets(built(withChunks), ENTRY, { story: 'styles/story.css' });
  expect(stylesheet).toBe('/assets/style-1.css');
  expect(chunks).toEqual({ story: '/assets/story-8.css' });
  expect(() => viteAssets(built(withChunks), ENTRY)).toThrow('2 style sheets for every page');
  expect(() => viteAssets(built(MANIFEST), ENTRY, { story: 'styles/story.css' })).toThrow(
    'no styles/story.css',
  );
});

test('each build has its own version', () => {
  const later = { ...MANIFEST, '_site.js': { file: 'assets/site-7.js' } };
  expect(viteAssets(built(MANIFEST), ENTRY).version).not.toBe(viteAssets(built(later), ENTRY).version);
});

test('throws when a page or the style sheet is missing', () => {
  expect(() => viteAssets(built(MANIFEST), ENTRY).scripts('app/routes/none.tsx')).toThrow(
    'no app/routes/none.tsx',
  );
  const { 'style.css': _, ...without } = MANIFEST;
  expect(() => viteAssets(built(without), ENTRY)).toThrow('0 style sheets for every page');
});
