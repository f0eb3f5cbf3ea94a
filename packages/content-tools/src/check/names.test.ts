import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a document without lists, and one whose file has another name', () => {
  using content = wholeFirm();
  content.edit('documents/cv-checklist.json', (document) => {
    Object.assign(document, { key: 'cv', resources: ['cv-tops'] });
  });
  const words = checkContent(content.root).issues.join();
  expect(words).toContain('documents/cv: there is no resource "cv-tops"');
  expect(words).toContain('documents/cv-checklist.json: the name of the file and its content do not agree');
});

test('reports a story that lies in the wrong folder', () => {
  using content = wholeFirm();
  content.copy('stories/discover/how-we-mend', 'stories/discover/mending-again');
  content.edit<AnyStory>('stories/discover/mending-again/story.json', (story) => {
    story.slug = 'mending-anew';
    story.label = 'Mending anew';
    story.title = 'The wheel that came back again.';
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringContaining('Move it to content/stories/discover/mending-anew'),
  ]);
});

test('reports two stories with one short name', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.label = 'the long way';
  });
  expect(checkContent(content.root).issues.join()).toContain('is also the short name of');
});

test('reports two spellings of one person', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.author.name = 'Ada Quíst';
  });
  expect(checkContent(content.root).issues.join()).toContain('would share one portrait');
});
