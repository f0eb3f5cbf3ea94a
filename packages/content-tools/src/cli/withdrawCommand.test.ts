import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../check/checkContent.ts';
import { createSources } from '../read/sources.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { runCommand } from './commands.ts';

const PEOPLE = ['Ada_Quist', 'Ben_Oduya'].map((person) => ({
  person,
  uses: ['story', 'mention', 'picture', 'film', 'team'],
  languages: ['en'],
  until: '2099-01-01',
}));

function firm() {
  const content = wholeFirm();
  content.json('consents.json', { people: PEOPLE });
  return content;
}
const withdraw = (root: string, ...words: string[]) =>
  runCommand(['withdraw', ...words, '--content', root, '--language', 'en']);
const today = () => new Date().toISOString().slice(0, 10);

test.each(['Ben Oduya', 'Ben_Oduya', 'ben-oduya'])(
  'withdraws "%s" by one line in one record',
  async (name) => {
    using content = firm();
    const said = await withdraw(content.root, name);
    const consents = JSON.parse(readFileSync(content.path('consents.json'), 'utf8'));
    expect(consents.people).toEqual([PEOPLE[0], { ...PEOPLE[1], withdrawn: today() }]);
    expect(said).toContain('Ben_Oduya is out of every build');
    expect(said).toContain('members/ben-oduya');
    expect(said).toMatch(/stories\/recruit\/ask-us → /);
    expect(said).toContain('pictures/people/Ben_Oduya.svg');
    expect(existsSync(content.path('members/ben-oduya.json'))).toBe(true);
  },
);

test('names the people it knows where nobody has the name, and asks for the file where there is none', async () => {
  using content = firm();
  await expect(withdraw(content.root, 'Cy')).rejects.toThrow(/There are: Ada_Quist, Ben_Oduya/);
  content.remove('consents.json');
  await expect(withdraw(content.root, 'Ben Oduya')).rejects.toThrow(/no consents.json/);
});

test('--delete removes what is about the person alone, and the addresses still answer', async () => {
  using content = firm();
  const said = await withdraw(content.root, 'Ben Oduya', '--delete');
  expect(said).toMatch(/Deleted: .*members\/ben-oduya.json.*stories\/recruit\/ask-us\/story.json/);
  for (const file of ['members/ben-oduya.json', 'stories/recruit/ask-us', 'pictures/people/Ben_Oduya.svg'])
    expect([file, existsSync(content.path(file))]).toEqual([file, false]);
  expect(readFileSync(content.path('pictures/people.json'), 'utf8')).not.toContain('Ben_Oduya');
  const gone = createSources(content.root, { today: today() }).gonePages();
  expect(gone).toContainEqual({ kind: 'member', slug: 'ben-oduya' });
  expect(gone).toContainEqual(expect.objectContaining({ section: 'recruit', slug: 'ask-us' }));
  // What else the check asks for are decisions of the firm: the size of its team, groups with one author.
  const { issues } = checkContent(content.root, { language: 'en' });
  expect(
    issues.filter((issue) => /does not exist|no picture|noPicture|leads to no page/.test(issue)),
  ).toEqual([]);
});
