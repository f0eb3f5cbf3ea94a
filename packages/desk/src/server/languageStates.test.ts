import { expect, it } from 'vitest';
import type { Issue } from '../protocol.ts';
import type { ContentItem } from './contentItems.ts';
import { distinctIssues } from './issuePlaces.ts';
import { createStates, toDoOf } from './languageStates.ts';

const STORY = 'stories/discover/rain/story.json';
const ITEM: ContentItem = {
  ...{ id: STORY, kind: 'story', title: 'Rain' },
  files: [{ language: 'en', file: STORY }],
};
const issue = (message: string, path: Issue['path']): Issue => ({
  ...{ file: STORY, language: 'en', message, path },
});
const REPORT = { issues: [], due: [], coverage: [] };

it('counts an issue once, at however many fields of a file it stands', () => {
  const issues = [issue('No such fact.', ['summary']), issue('No such fact.', ['label']), issue('Long.', [])];
  const statesOf = createStates({ files: new Set([STORY]), issues, report: REPORT });
  expect(statesOf(ITEM)).toMatchObject([{ state: 'issues', issues: 2 }]);
});

it('leaves out what says the same of the same field, and nothing else', () => {
  const same = [issue('No such fact.', ['summary']), issue('No such fact.', ['summary'])];
  const other = [issue('No such fact.', ['label']), issue('Long.', ['summary'])];
  expect(distinctIssues([...same, ...other])).toEqual([same[0], ...other]);
});

it('lists a figure that is missing twice in one text as one thing to do', () => {
  const said = { en: 'rain, summary: no such fact.', fr: 'rain, summary : aucun chiffre.' };
  const toDo = toDoOf([ITEM], {
    place: () => issue('No such fact.', ['summary']),
    report: { ...REPORT, issues: [said, { ...said }] },
  });
  expect(toDo).toHaveLength(1);
});
