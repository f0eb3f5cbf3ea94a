import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDraftFolder, draftTexts } from './drafts.ts';

const STORY = 'stories/a/story.json';

function openSite() {
  const site = mkdtempSync(join(tmpdir(), 'desk-site-'));
  const content = join(site, 'content');
  mkdirSync(join(site, 'node_modules/some-package'), { recursive: true });
  mkdirSync(join(content, 'stories/a'), { recursive: true });
  for (const file of [STORY, 'stories/a/story.fr.json', 'brand.json'])
    writeFileSync(join(content, file), file);
  const show = createDraftFolder(content, join(site, 'drafts'));
  const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
  return { content, show, textOf };
}

it('shows drafts in place of their files, beside the packages of the site, and writes nothing in the folder', () => {
  const { content, show, textOf } = openSite();
  const folder = show([
    { file: STORY, text: 'draft' },
    { file: 'stories/b/story.json', text: 'new' },
  ]);
  expect(textOf(folder, STORY)).toBe('draft');
  expect(textOf(folder, 'stories/a/story.fr.json')).toBe('stories/a/story.fr.json');
  expect(textOf(folder, 'stories/b/story.json')).toBe('new');
  expect(textOf(folder, 'brand.json')).toBe('brand.json');
  expect(existsSync(join(folder, '../node_modules/some-package'))).toBe(true);
  expect(textOf(content, STORY)).toBe(STORY);
  expect(readdirSync(join(content, 'stories'))).toEqual(['a']);
});

it('shows the files again once there are no drafts, and other drafts after that', () => {
  const { content, show, textOf } = openSite();
  show([
    { file: STORY, text: 'draft' },
    { file: 'stories/b/story.json', text: 'new' },
  ]);
  const folder = show([]);
  expect(textOf(folder, STORY)).toBe(STORY);
  expect(readdirSync(join(folder, 'stories'))).toEqual(['a']);
  expect(textOf(show([{ file: STORY, text: 'later' }]), STORY)).toBe('later');
  expect(textOf(show([{ file: 'brand.json', text: 'brand' }]), STORY)).toBe(STORY);
  expect(textOf(content, STORY)).toBe(STORY);
  expect(textOf(content, 'brand.json')).toBe('brand.json');
});

it('follows what comes into the folder and what leaves it', () => {
  const { content, show, textOf } = openSite();
  const drafts = [{ file: STORY, text: 'draft' }];
  show(drafts);
  mkdirSync(join(content, 'stories/c'));
  writeFileSync(join(content, 'stories/c/story.json'), 'c');
  rmSync(join(content, 'stories/a'), { recursive: true });
  const folder = show(drafts);
  expect(textOf(folder, 'stories/c/story.json')).toBe('c');
  expect(readdirSync(join(folder, 'stories/a'))).toEqual(['story.json']);
  expect(readdirSync(join(show([]), 'stories'))).toEqual(['c']);
});

it('takes drafts of content files alone: they are written to a disk', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-drafts-test-'));
  const edits = [{ op: 'set' as const, path: ['firm'], value: 'Acme' }];
  const draft = (file: string) => ({ file, version: null, opened: '', edits });
  const files = ['../brand.json', '/tmp/brand.json', '.git/config.json', 'blocks.ts', 'brand.json'];
  expect(draftTexts(root, files.map(draft)).map(({ file }) => file)).toEqual(['brand.json']);
});
