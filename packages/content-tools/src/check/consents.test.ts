import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const USES = ['story', 'mention', 'picture', 'film', 'team'];
const ADA = { person: 'Ada_Quist', uses: USES, languages: ['en'], until: '2030-01-01' };
const BEN = { ...ADA, person: 'Ben_Oduya' };

/** Checks the small firm with these records of consent. */
function check(people: object[], change: (content: ReturnType<typeof wholeFirm>) => void = () => {}) {
  using content = wholeFirm();
  content.json('consents.json', { people });
  change(content);
  return checkContent(content.root, { now: NOW, language: 'en' });
}

test('accepts people who have agreed to what the content does', () => {
  expect(check([ADA, BEN])).toMatchObject({ issues: [], warnings: [] });
});

test('asks for nothing without the file', () => {
  using content = wholeFirm();
  expect(checkContent(content.root, { now: NOW }).issues).toEqual([]);
});

test('reports people without a record, and a record that is there twice', () => {
  expect(check([ADA]).issues).toContainEqual(expect.stringMatching(/^ben-oduya: .*no record of Ben_Oduya/));
  expect(check([ADA, BEN, BEN]).issues).toEqual([expect.stringContaining('listed twice')]);
});

test('reports a use, and a language, that nobody agreed to', () => {
  expect(check([ADA, { ...BEN, uses: ['story', 'picture'] }]).issues).toEqual([
    expect.stringMatching(/^ben-oduya: Ben_Oduya has not agreed to the use "team"/),
  ]);
  expect(check([ADA, { ...BEN, languages: ['fr'] }]).issues).toContainEqual(
    expect.stringMatching(/Ben_Oduya has not agreed to be read in "en/),
  );
});

test('warns thirty days before a consent ends, with what will be gone, and not a day earlier', () => {
  const { issues, warnings } = check([ADA, { ...BEN, until: '2026-12-27' }]);
  expect(issues).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^consents.json, Ben_Oduya: .*2026-12-27.*ben-oduya \(team\)/),
  ]);
  expect(check([ADA, { ...BEN, until: '2026-12-28' }]).warnings).toEqual([]);
});

test('asks nothing of people who have left, except for words that no build can leave out', () => {
  const left = { ...BEN, uses: ['story'], withdrawn: '2026-11-27' };
  expect(check([ADA, left])).toMatchObject({ issues: [], warnings: [] });
  const { issues } = check([ADA, left], (content) =>
    content.edit('facts.json', (facts) =>
      Object.assign(facts, {
        bikes: { text: 'as many as Ben Oduya has', source: 'The hooks', asOf: '2026-11-01' },
      }),
    ),
  );
  expect(issues).toContainEqual(expect.stringMatching(/^facts.json: this names a person who has left/));
});

test('a quote needs the consent of who is quoted', () => {
  const { issues } = check([ADA, { ...BEN, uses: ['story', 'picture', 'team'] }], (content) =>
    content.edit<AnyStory>(MENDING, ({ body }) =>
      body.push({ type: 'quote', text: 'Slowly.', by: 'Ben Oduya, Mechanic' }),
    ),
  );
  expect(issues).toContainEqual(expect.stringMatching(/Ben_Oduya has not agreed to the use "mention"/));
});
