import { expect, test } from 'vitest';
import { inWelsh } from '../testing/inWelsh.ts';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

/** Sheet of the small firm, in agreement with its stories, its member and its portraits. */
const SHEET = {
  grades: {
    builder: { en: ['Wheel builder'], cy: ['Yn Gymraeg: Wheel builder'] },
    mechanic: {
      en: ['Mechanic', 'Wheel builder'],
      cy: ['Yn Gymraeg: Mechanic', 'Yn Gymraeg: Wheel builder'],
    },
    apprentice: { en: ['Apprentice'], cy: ['Prentis'] },
  },
  teams: { spokes: { en: 'Spokes', cy: 'Sbôcs' }, paint: { en: 'Paint', cy: 'Paent' } },
  people: [
    { name: 'Ada Quist', grade: 'builder', team: 'spokes', city: 'Leeds', since: 2004 },
    { name: 'Ben Oduya', grade: 'mechanic', city: 'Leeds', since: 2019, reportsTo: 'Ada Quist' },
  ],
};

function firmWithSheet(change: (sheet: typeof SHEET) => void = () => {}) {
  const content = wholeFirm();
  const sheet = structuredClone(SHEET);
  change(sheet);
  content.json('people.json', sheet);
  return content;
}

const signAs = (content: ReturnType<typeof wholeFirm>, author: { name?: string; job?: string }) =>
  content.edit<AnyStory>(MENDING, (story) => Object.assign(story.author, author));

test('accepts bylines, captions, members and portraits that agree with the sheet', () => {
  using content = firmWithSheet();
  signAs(content, { job: 'Wheel builder, Spokes, Leeds' });
  expect(checkContent(content.root).issues).toEqual([]);
});

test('reports a wrong grade in a byline', () => {
  using content = firmWithSheet();
  signAs(content, { job: 'Apprentice, Spokes, Leeds' });
  expect(checkContent(content.root).issues).toEqual([
    'how-we-mend: "Apprentice" is not what people.json says of Ada Quist (Wheel builder, Spokes, Leeds), and visitors would meet two people. Correct one of the two.',
  ]);
});

test('reports the team of somebody else in a mention, and compares nothing that no sheet knows', () => {
  using content = firmWithSheet();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push(
      { type: 'paragraph', text: 'I asked Ben Oduya, Spokes, Leeds. He knew.' },
      { type: 'paragraph', text: 'Ben Oduya, in York for a day, laughed.' },
    );
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^how-we-mend: "Spokes" is not what people\.json says of Ben Oduya/),
  ]);
});

test('reports a wrong office of a member', () => {
  using content = firmWithSheet();
  content.edit('members/ben-oduya.json', (member) => {
    member.city = 'York';
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^ben-oduya: "York" is not what people\.json says of Ben Oduya/),
  ]);
});

test('reports a person whom the sheet does not list', () => {
  using content = firmWithSheet(({ people }) => people.splice(1, 1));
  expect(checkContent(content.root).issues.join()).toContain('people.json does not list "Ben Oduya"');
});

test('reports the team of somebody else in a caption, and no words that only a caption has', () => {
  using content = firmWithSheet(({ people }) => {
    people.push({ name: 'Cleo Marr', grade: 'apprentice', team: 'paint', city: 'Leeds', since: 2025 });
  });
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push(
      { type: 'quote', text: 'Hold the hub.', by: 'Ada Quist, Paint' },
      { type: 'quote', text: 'Hold it longer.', by: 'Ada Quist, by phone' },
      { type: 'quote', text: 'Longer still.', by: 'A neighbour, Paint' },
    );
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^how-we-mend, block \d: "Paint" is not what people\.json says of Ada Quist/),
  ]);
});

test('compares translations with the titles of their language', () => {
  using content = inWelsh(firmWithSheet());
  content.edit<AnyStory>('stories/discover/how-we-mend/story.cy.json', (story) => {
    Object.assign(story.author, { job: 'Prentis, Sbôcs' });
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(/^how-we-mend \(cy\): "Prentis" is not what people\.json says of Ada Quist/),
  ]);
});

test('reports an unknown grade, team and superior, and a person who is listed twice', () => {
  using content = firmWithSheet(({ people }) => {
    people.push({ name: 'Cleo Marr', grade: 'wizard', team: 'wands', city: 'Leeds', since: 2025 });
    people.push({ name: 'Ben Oduya', grade: 'mechanic', city: 'Leeds', since: 2019, reportsTo: 'Nobody' });
  });
  expect(checkContent(content.root).issues).toEqual([
    'people.json, Ben Oduya: this person is listed twice. Keep the right entry.',
    expect.stringContaining('there is no grade "wizard" in this file'),
    expect.stringContaining('there is no team "wands" in this file'),
    expect.stringContaining('there is no person "Nobody" in this file'),
  ]);
});

test('says what is wrong with a sheet that cannot be read', () => {
  using content = wholeFirm();
  content.json('people.json', { grades: {}, people: [{ name: 'Ada Quist', city: 'Leeds', since: 'long' }] });
  expect(checkContent(content.root).issues.join()).toContain('"since" must be a number');
});
