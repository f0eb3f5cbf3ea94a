import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as index from './index.ts';
import * as server from './server.ts';

test('has exactly these entry points', () => {
  expect(Object.keys(manifest.exports).toSorted()).toEqual([
    '.',
    './content/*',
    './media/*',
    './objects/*',
    './package.json',
    './server',
    './stories/*',
  ]);
});

test('publishes every entry point except the media, which each site renders', () => {
  expect([...Object.keys(manifest.publishConfig.exports), './media/*'].toSorted()).toEqual(
    Object.keys(manifest.exports).toSorted(),
  );
});

test('exports exactly these names to browsers', () => {
  expect(Object.keys(index).toSorted()).toEqual([
    'brand',
    'deck',
    'facts',
    'headMessages',
    'messages',
    'regions',
    'visitorTypes',
  ]);
});

test('exports exactly these names to the server', () => {
  expect(Object.keys(server).toSorted()).toEqual([
    'documentsOf',
    'filmOf',
    'listStories',
    'objectOf',
    'originalOf',
    'pictureOf',
    'readMember',
    'readMembers',
    'readPlaces',
    'readResource',
    'readResources',
    'readShare',
    'readStory',
    'storyNeighbours',
  ]);
});

test('has an entry point for every story', () => {
  for (const { section, slug } of server.listStories()) {
    const file = manifest.exports['./stories/*'].replace('*', () => `${section}/${slug}`);
    expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
  }
});

test('offers the checklist where it is read', () => {
  expect(server.documentsOf('interview-prep').map((document) => document.key)).toEqual([
    'interview-checklist',
  ]);
  expect(server.documentsOf('our-process')).toEqual([]);
});
