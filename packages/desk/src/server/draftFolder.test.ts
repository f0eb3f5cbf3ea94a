import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withDrafts } from './draftFolder.ts';

it('shows drafts in place of their files, beside the packages of the site, and writes nothing in the folder', async () => {
  const site = mkdtempSync(join(tmpdir(), 'desk-site-'));
  mkdirSync(join(site, 'node_modules/some-package'), { recursive: true });
  mkdirSync(join(site, 'content/stories/a'), { recursive: true });
  for (const file of ['stories/a/story.json', 'stories/a/story.fr.json', 'brand.json'])
    writeFileSync(join(site, 'content', file), file);
  const drafts = [
    { file: 'stories/a/story.json', text: 'draft' },
    { file: 'stories/b/story.json', text: 'new' },
  ];
  let place = '';
  await withDrafts(join(site, 'content'), drafts, (folder) => {
    place = folder;
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(textOf('stories/a/story.json')).toBe('draft');
    expect(textOf('stories/a/story.fr.json')).toBe('stories/a/story.fr.json');
    expect(textOf('stories/b/story.json')).toBe('new');
    expect(textOf('brand.json')).toBe('brand.json');
    expect(existsSync(join(folder, '../node_modules/some-package'))).toBe(true);
  });
  expect(existsSync(place)).toBe(false);
  expect(readFileSync(join(site, 'content/stories/a/story.json'), 'utf8')).toBe('stories/a/story.json');
  expect(existsSync(join(site, 'node_modules/some-package'))).toBe(true);
});
