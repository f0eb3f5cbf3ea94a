import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy, EXAMPLE } from '../testing/contentCopy.ts';
import { type AnySet, type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('finds nothing wrong with six files: one section, one story, no team, no campus', () => {
  expect(checkContent(EXAMPLE)).toEqual({
    issues: [],
    codes: [],
    warnings: [],
    stories: 1,
    members: 0,
    resources: 0,
    regions: 0,
    schools: 0,
    facts: 0,
    visitorTypes: 0,
    blocks: [],
    leftOut: {},
  });
});

test('finds nothing wrong with a firm that uses every feature', () => {
  using content = wholeFirm();
  expect(checkContent(content.root)).toMatchObject({ issues: [], stories: 5, members: 1, resources: 1 });
});

test('finds nothing wrong with a section without circles', () => {
  using content = contentCopy();
  content.edit<{ sections: unknown[] }>('brand.json', (brand) => {
    brand.sections.push({ id: 'hire', name: 'How we hire', path: '/hire' });
  });
  content.edit<AnySet>('slides/discover.json', (set) => {
    const slides = [{ ...set.slides[0], path: '/hire', header: 'How we hire', circles: [] }];
    content.json('slides/hire.json', { ...set, section: 'hire', slides });
  });
  expect(checkContent(content.root).issues).toEqual([]);
});

test('reports all files that their schemas refuse at once', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.images[0] = { ...story.images[0], alt: '' } as AnyStory['images'][0];
  });
  content.edit('members/ben-oduya.json', (member) => {
    member.linked = 'nowhere';
    member.email = 'ben at quist.example';
  });
  const { issues } = checkContent(content.root);
  expect(issues).toHaveLength(3);
  expect(issues[0]).toMatch(/^how-we-mend.*People who cannot see it will miss it/);
  expect(issues[1]).toMatch(/^ben-oduya/);
  expect(issues[2]).toMatch(/^ben-oduya.*"email" must be an address to write to/);
});

test('reports a file that is not JSON with its line', () => {
  using content = wholeFirm();
  content.write(MENDING, '{\n  "slug": \n');
  expect(checkContent(content.root).issues.join()).toContain('how-we-mend/story.json, line');
});

test('asks for the source language where there are labels in several languages', () => {
  using content = wholeFirm();
  content.json('messages.fr.json', { memberClosing: 'Venez.' });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('Add this to brand.json: "language"'),
  ]);
});

test('reports a folder of a story that holds none', () => {
  using content = wholeFirm();
  mkdirSync(content.path('stories/discover/a-new-story'));
  content.edit<AnyStory>(MENDING, (story) => {
    story.label = '';
  });
  const { issues } = checkContent(content.root);
  expect(issues).toEqual([
    'stories/discover/a-new-story: there is no story.json in this folder, so no visitor would find the story. Add one ("microsite content new" makes the folder and the file), or take the folder away.',
    expect.stringMatching(/^how-we-mend, label/),
  ]);
});

test('reports a file among the folders of stories, but not one that is hidden', () => {
  using content = wholeFirm();
  content.write('stories/discover/notes.txt', 'Ask Ben about June.');
  content.write('stories/discover/.DS_Store', '');
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('stories/discover/notes.txt: this is a file, and stories are folders'),
  ]);
});

test('reports files that no site can be made without', () => {
  using content = contentCopy();
  content.remove('brand.json', 'messages.en-GB.json');
  expect(checkContent(content.root).issues).toEqual([
    'brand.json is missing, and the site cannot be made without it. Put the file back.',
    'messages.<language>.json is missing, and the site cannot be made without it. Put the file back.',
  ]);
});
