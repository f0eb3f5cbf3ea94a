import { expect, test } from 'vitest';
import { type AnyStory, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a film story without its layout', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/first-ride/story.json', (story) => {
    story.theme = 'one-photo';
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'first-ride: a film needs the layout "video--single"',
  );
});

test('reports missing captions, but not for a silent film', () => {
  using content = wholeFirm();
  content.remove('films/welcome.en.vtt');
  const { issues } = checkContent(content.root);
  expect(issues).toEqual([expect.stringContaining('films/welcome: the captions "en" are missing')]);
});

test('reports a film whose size differs from its metadata', () => {
  using content = wholeFirm();
  content.edit<{ media: string; bytes: number }[]>('films/films.json', (films) => {
    Object.assign(films[0] ?? {}, { bytes: 1 });
  });
  expect(checkContent(content.root).issues.join()).toContain('visitors read that this film has 1 bytes');
});

test('reports a film without its list of captions', () => {
  using content = wholeFirm();
  content.edit<Record<string, unknown>[]>('films/films.json', (films) => {
    delete films[0]?.captions;
  });
  expect(checkContent(content.root).issues).toEqual([
    'films.json, welcome: "captions" is missing. Add "captions".',
  ]);
});

test('reports a film whose file is missing', () => {
  using content = wholeFirm();
  content.remove('films/welcome.mp4');
  expect(checkContent(content.root).issues.join()).toContain(
    'films/welcome: this film is described in films.json, but there is no welcome.mp4',
  );
});
