import { expect, test } from 'vitest';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

const STORY = 'stories/discover/how-we-mend/story.json';
const now = new Date('2026-11-26T13:00:00Z');

test('refuses dates in the future, wherever a date is written', () => {
  using content = inWelsh(wholeFirm());
  const later = { updated: '2031-01-01' };
  for (const file of [STORY, 'resources/cv-tips.json', 'members/ben-oduya.json'])
    content.edit(file, (value) => Object.assign(value, later));
  content.edit<Record<string, object>>('facts.json', ({ bikes }) =>
    Object.assign(bikes ?? {}, { asOf: '2062-11-01' }),
  );
  content.edit<Record<string, object>>('translations.cy.json', (reviewLog) =>
    Object.assign(reviewLog['brand.json'] ?? {}, { on: '2027-11-25' }),
  );
  expect(checkContent(content.root, { now }).issues).toEqual([
    'how-we-mend, updated: 2031-01-01 has not come yet, and search engines would hear of a change that is still to come. Check the year, and write the right day.',
    expect.stringMatching(/^cv-tips, updated: 2031-01-01 has not come yet/),
    expect.stringMatching(/^ben-oduya, updated: 2031-01-01 has not come yet/),
    'facts, bikes, asOf: 2062-11-01 has not come yet, so nobody can have read it then. Check the year, and write the right day.',
    expect.stringMatching(/^translations\.cy\.json, brand\.json, on: 2027-11-25 has not come yet/),
  ]);
});

test.each([
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
])('%s is taken on 26 November, when it is tomorrow somewhere: %s', (updated, isTaken) => {
  using content = wholeFirm();
  content.edit(STORY, (story) => Object.assign(story, { updated }));
  expect(checkContent(content.root, { now }).issues).toHaveLength(isTaken ? 0 : 1);
});

test.each([
  ['2026-02-29', '"updated" must be a day of the calendar. This one does not exist.'],
  ['2026-04-31', '"updated" must be a day of the calendar. This one does not exist.'],
  ['2026-13-01', '"updated" must be a day, written as "YYYY-MM-DD".'],
  ['2026-00-10', '"updated" must be a day, written as "YYYY-MM-DD".'],
])('refuses %s, which no calendar has', (updated, words) => {
  using content = wholeFirm();
  content.edit(STORY, (story) => Object.assign(story, { updated }));
  expect(checkContent(content.root, { now }).issues).toEqual([`how-we-mend, updated: ${words}`]);
});
