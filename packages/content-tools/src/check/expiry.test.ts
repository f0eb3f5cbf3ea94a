import { expect, test } from 'vitest';
import { openContent } from '../read/openContent.ts';
import { HIRING } from '../testing/hiringFile.ts';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';
import { proveExpiry } from './proveExpiry.ts';

const BIKES = {
  text: 'forty',
  fallback: 'dozens',
  source: 'The hooks',
  asOf: '2026-11-01',
  until: '2027-06-30',
  owner: 'The workshop',
};

function firmWith(bikes: Partial<typeof BIKES>) {
  const content = wholeFirm();
  content.edit('facts.json', (facts) => {
    facts.bikes = bikes;
  });
  return content;
}

/** Checks a firm on a day. */
function checkOn(day: string, root: string, expiredFacts?: 'stop') {
  const { issues, warnings } = checkContent(root, { now: new Date(`${day}T12:00:00Z`), expiredFacts });
  return { issues, warnings };
}

test.each([
  ['2026-11-27', []],
  ['2027-05-30', []],
  [
    '2027-05-31',
    [
      'facts, bikes: "forty" holds until 2027-06-30; after that, pages say "dozens". To check: The workshop. It stands in: first-ride, the-long-way-round, ask-us, one-more.',
    ],
  ],
  ['2027-06-30', [expect.stringContaining('"forty" holds until 2027-06-30')]],
  [
    '2027-07-01',
    [
      'facts, bikes: "forty" held until 2027-06-30, and pages say "dozens" now. To check: The workshop. It stands in: first-ride, the-long-way-round, ask-us, one-more.',
    ],
  ],
  ['2029-01-01', [expect.stringContaining('"forty" held until 2027-06-30')]],
])('on %s the check warns of what the owner has to look at', (day, warnings) => {
  using content = firmWith(BIKES);
  expect(checkOn(day, content.root)).toEqual({ issues: [], warnings });
});

test('the check warns of checks of hiring thirty days before they lapse, and names who makes them', () => {
  using content = wholeFirm();
  content.json('hiring.json', HIRING);
  const warningsOn = (day: string) =>
    checkOn(day, content.root).warnings.filter((warning) => warning.startsWith('hiring'));
  expect(warningsOn('2026-11-01')).toEqual([]);
  expect(warningsOn('2026-12-02')).toEqual([
    'hiring, promises, bell: this check holds until 2026-12-02; after that, pages say that it is being made again. To check: Workshop. Then write the day as "checked".',
    expect.stringMatching(/^hiring, steps, apply, machine: this check holds until 2026-12-02/),
    expect.stringMatching(/^hiring, steps, ride, machine: this check holds/),
  ]);
  expect(warningsOn('2026-12-03')[0]).toMatch(/^hiring, promises, bell: this check held until 2026-12-02/);
});

test('a fact that has expired stops the build where the firm wants that', () => {
  using content = firmWith(BIKES);
  expect(checkOn('2027-06-30', content.root, 'stop').issues).toEqual([]);
  expect(checkOn('2027-07-01', content.root, 'stop')).toEqual({
    issues: [expect.stringContaining('"forty" held until 2027-06-30')],
    warnings: [],
  });
});

test('a last day needs an owner, words for afterwards, and a day after the reading', () => {
  const { fallback: _, owner: __, ...bikes } = BIKES;
  using content = firmWith({ ...bikes, until: '2026-10-31' });
  expect(checkOn('2026-11-27', content.root).issues).toEqual([
    expect.stringMatching(/^facts, bikes, until: its last day is 2026-10-31, and nobody would be asked/),
    expect.stringMatching(/^facts, bikes, until: its last day is 2026-10-31, and pages would have nothing/),
    expect.stringMatching(/^facts, bikes, until: its last day, 2026-10-31, is before the day/),
  ]);
});

test.each([
  ['2026-12-01', /forty/],
  ['2027-07-01', /dozens/],
  ['2029-07-01', /dozens/],
])('a story read on %s says %s', (day, words) => {
  using content = firmWith(BIKES);
  const story = openContent(content.root, { today: day }).readStory('recruit', 'ask-us');
  expect(JSON.stringify(story?.body)).toMatch(words);
  expect(story?.facts?.sources.flatMap(({ texts }) => texts)).toEqual(day < '2027' ? ['forty'] : undefined);
});

test('proves that each fact expires in every language', () => {
  using content = inWelsh(firmWith(BIKES));
  expect(proveExpiry(content.root)).toEqual({ expired: 1, of: 1, issues: [] });
});

test('counts a fact that does not expire', () => {
  const { fallback: _, ...bikes } = BIKES;
  using content = firmWith(bikes);
  expect(proveExpiry(content.root)).toEqual({
    expired: 0,
    of: 1,
    issues: ['bikes (en-GB), after 2027-06-30: "forty" does not become "".'],
  });
});
