import { expect, test } from 'vitest';
import { HIRING } from '../testing/hiringFile.ts';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';

function firmThatHires() {
  const content = wholeFirm();
  content.json('hiring.json', HIRING);
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push({ type: 'machines' }, { type: 'promises', ids: ['hooks', 'bell'] });
  });
  return content;
}

const listsAt = (root: string, today: string) =>
  openContent(root, { today })
    .readStory('discover', 'how-we-mend')
    ?.body.flatMap((block) => (block.type === 'list' ? [block.items] : []));

test('a firm without the file has no hiring', () => {
  using content = wholeFirm();
  expect(openContent(content.root).readHiring()).toBeNull();
});

test('a check is told in words, and says by itself on the day after that it is being made again', () => {
  using content = firmThatHires();
  const checksOn = (today: string) =>
    openContent(content.root, { today })
      .readHiring()
      ?.promises.map(({ check }) => [check.words, check.until]);
  expect(checksOn('2026-12-02')).toEqual([
    ['Checked on 2 November 2026', 'Good until 2 December 2026'],
    ['Checked on 2 November 2026', 'Good until 29 August 2027'],
  ]);
  expect(checksOn('2026-12-03')).toEqual([
    ['Being checked again', null],
    ['Checked on 2 November 2026', 'Good until 29 August 2027'],
  ]);
  expect(checksOn('2029-01-01')?.map(([words]) => words)).toEqual([
    'Being checked again',
    'Being checked again',
  ]);
});

test('facts are filled in, and the placeholders of pages stay', () => {
  using content = firmThatHires();
  const hiring = openContent(content.root).readHiring();
  expect(hiring?.promises[1]?.promise).toBe('There are forty hooks.');
  expect(hiring?.reminder).toMatchObject({ text: 'We have forty bicycles.', until: 'By {date}.' });
  expect(hiring?.steps[1]?.promise?.id).toBe('bell');
});

test('blocks of a story and of a resource print the same records as lists', () => {
  using content = firmThatHires();
  content.edit<{ text: unknown[] }>('resources/cv-tips.json', (resource) => {
    resource.text.push({ type: 'machines' });
  });
  const [machines, promises] = listsAt(content.root, '2026-12-02') ?? [];
  expect(machines).toEqual([
    'You apply: Nothing. Ada decides. By the wheel. Ring the bell. Checked on 2 November 2026.',
    'A ride: Nothing. Ada decides. By the wheel. Ring the bell. Checked on 2 November 2026.',
  ]);
  expect(promises).toEqual([
    'There are forty hooks. Checked on 2 November 2026.',
    'We ring. Checked on 2 November 2026.',
  ]);
  const resource = openContent(content.root, { today: '2026-12-02' }).readResource('cv-tips');
  expect(resource?.text.at(-1)).toEqual({ type: 'bullet-list', list: machines });
});

test('blocks move with the day, and count towards the reading time', () => {
  using content = firmThatHires();
  const [machines] = listsAt(content.root, '2027-06-01') ?? [];
  expect(machines?.[0]).toContain('Ring the bell. Being checked again.');
  using without = wholeFirm();
  const wordsIn = (root: string) => openContent(root).readStory('discover', 'how-we-mend')?.words ?? 0;
  expect(wordsIn(content.root)).toBeGreaterThan(wordsIn(without.root) + 30);
});
