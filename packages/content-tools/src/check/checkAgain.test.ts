import { afterAll, expect, test, vi } from 'vitest';
import { startRun } from '../files/cache.ts';
import { createSources } from '../read/sources.ts';
import { contentCopy } from '../testing/contentCopy.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { collectContentIssues } from './checkContent.ts';

// Test files share a process: the next one begins without runs.
afterAll(() => void vi.resetModules());

test('a check after each change finds what a check of another copy of the folder finds', () => {
  using content = inWelsh(wholeFirm());
  const together = {};
  const issuesIn = (root: string, shared: object) => {
    startRun();
    return collectContentIssues(root, { together: shared }).issues.map(String);
  };
  const translation = MENDING.replace('.json', '.cy.json');
  const changes = [
    () => content.edit<AnyStory>(MENDING, (story) => void story.body.push('We mend {weels} by noon. TODO')),
    () => content.edit<AnyStory>(MENDING, (story) => void story.body.pop()),
    () => content.edit<AnyStory>(translation, (story) => void story.body.splice(0, 1, 'Only {this}')),
    () => content.json('glossary.json', { same: [], 'en-GB': [{ say: 'repair', not: ['mend'] }] }),
    () => content.remove('glossary.json'),
    () => content.remove('facts.json'),
    () => content.copy('stories/discover/how-we-mend', 'stories/discover/another'),
    () => content.remove('stories/discover/another'),
    () => content.write(MENDING, '{ "label": '),
  ];
  expect(issuesIn(content.root, together)).toEqual([]);
  for (const [number, change] of changes.entries()) {
    change();
    using copy = contentCopy(content.root);
    expect(issuesIn(content.root, together), `change ${number + 1}`).toEqual(issuesIn(copy.root, {}));
  }
});

test('a story that did not change stays the same object, in every language', () => {
  using content = inWelsh(wholeFirm());
  const together = {};
  const read = () => {
    startRun();
    const inLanguage = (language?: string) =>
      createSources(content.root, { language, home: language && '/cy/', together }).stories();
    return [...inLanguage(), ...inLanguage('cy')];
  };
  const before = read();
  expect(read().filter((story) => !before.includes(story))).toEqual([]);
  content.edit<AnyStory>(MENDING, (story) => {
    story.label = 'How we mend again';
  });
  expect(read().flatMap((story) => (before.includes(story) ? [] : [story.id]))).toEqual([
    'how-we-mend',
    'how-we-mend',
  ]);
});
