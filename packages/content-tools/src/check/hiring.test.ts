import { expect, test } from 'vitest';
import { HIRING } from '../testing/hiringFile.ts';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

const NOW = new Date('2026-11-27');
const issuesOf = (change: (hiring: typeof HIRING) => void, blocks: unknown[] = []) => {
  using content = wholeFirm();
  const hiring = structuredClone(HIRING);
  change(hiring);
  content.json('hiring.json', hiring);
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push(...blocks);
  });
  return checkContent(content.root, { now: NOW }).issues;
};

test('accepts steps, promises and blocks that agree', () => {
  expect(issuesOf(() => {}, [{ type: 'machines' }, { type: 'promises', ids: ['bell'] }])).toEqual([]);
});

test('reports a promise that does not exist, in a step and in a block', () => {
  const issues = issuesOf(
    ({ steps: [first] }) => {
      if (first) first.promise = 'gong';
    },
    [{ type: 'promises', ids: ['horn'] }],
  );
  expect(issues).toEqual([
    expect.stringMatching(
      /^how-we-mend, block \d+: there is no promise "horn" in hiring\.json\. Name one of: bell, hooks\./,
    ),
    expect.stringMatching(/^hiring, apply: there is no promise "gong"/),
  ]);
});

test('reports a block without the file that it shows', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push({ type: 'machines' });
  });
  expect(checkContent(content.root, { now: NOW }).issues).toEqual([
    expect.stringContaining('this block shows "hiring.json", which does not exist'),
  ]);
});

test('reports an id that is there twice, an unknown fact, and a check in the future', () => {
  const issues = issuesOf(({ promises: [first, second], steps: [step] }) => {
    if (!first || !second || !step) return;
    second.id = first.id;
    first.measure = 'We count {bikess}.';
    step.machine.checked = '2027-11-02';
  });
  expect(issues.join('\n')).toContain('hiring, promises: "bell" is there twice');
  expect(issues.join('\n')).toContain('Did you mean "{bikes}"?');
  expect(issues.join('\n')).toContain('hiring, apply, checked');
});

test('reports a label that lost the place of its day', () => {
  expect(
    issuesOf(({ labels }) => {
      labels.checked = 'Checked';
    }),
  ).toEqual([expect.stringContaining('"checked" must hold "date" between curly brackets')]);
});
