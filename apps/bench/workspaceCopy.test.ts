import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCopied, multiplyStories } from './workspaceCopy.ts';

test('copies source files, also in a source folder with the name build', () => {
  const sources = ['', 'package.json', 'apps/site/bench/bench.ts', 'packages/microsite/src/build/build.ts'];
  expect(sources.filter((path) => !isCopied(path))).toEqual([]);
});

test('leaves out installed, cached and built files', () => {
  const outputs = [
    '.git',
    'node_modules',
    'packages/ui/node_modules/react',
    'apps/site/.microsite/cache',
    'apps/site/build',
    'packages/stories/dist/media',
    'apps/storybook/storybook-static',
  ];
  expect(outputs.filter(isCopied)).toEqual([]);
});

test('copies every story with its own address, and none of them for offline reading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(folder, 'discover/our-people'), { recursive: true });
  const words = { title: 'Us', label: 'Our people' };
  const images = [{ media: 'scenes/desk', alt: 'A desk' }, { media: 'people/Us' }];
  const story = {
    slug: 'our-people',
    ...words,
    images,
    topic: 'people',
    offline: true,
    nav: { next: 'belonging' },
  };
  writeFileSync(join(folder, 'discover/our-people/story.json'), JSON.stringify(story));
  const translation = { slug: 'vart-folk', title: 'Vi', label: 'Vårt folk' };
  writeFileSync(join(folder, 'discover/our-people/story.no.json'), JSON.stringify(translation));

  expect(multiplyStories(folder, 3)).toBe(3);
  expect(readdirSync(join(folder, 'discover')).sort()).toEqual([
    'copy-2-our-people',
    'copy-3-our-people',
    'our-people',
  ]);
  const copy = readFileSync(join(folder, 'discover/copy-3-our-people/story.json'), 'utf8');
  expect(JSON.parse(copy)).toEqual({
    slug: 'copy-3-our-people',
    title: ['3·Us'],
    label: 'Our people 3',
    images: [{ media: 'people/Us', alt: 'A desk' }, { media: 'people/Us' }],
    topic: 'people',
  });
  const translatedCopy = readFileSync(join(folder, 'discover/copy-3-our-people/story.no.json'), 'utf8');
  expect(JSON.parse(translatedCopy)).toEqual({
    slug: 'copy-3-vart-folk',
    title: ['3·Vi'],
    label: 'Vårt folk 3',
  });
});

test('an address with other characters becomes a valid one that differs in each language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(folder, 'recruit/@@@'), { recursive: true });
  for (const file of ['story.json', 'story.no.json'])
    writeFileSync(
      join(folder, 'recruit/@@@', file),
      JSON.stringify({ slug: '@@@', title: 'Us', label: 'Us' }),
    );

  multiplyStories(folder, 2);
  const slugOf = (file: string) =>
    JSON.parse(readFileSync(join(folder, 'recruit/copy-2-story', file), 'utf8')).slug;
  expect([slugOf('story.json'), slugOf('story.no.json')]).toEqual(['copy-2-story', 'copy-2-story-no']);
});
