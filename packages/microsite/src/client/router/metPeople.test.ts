// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { SMALL_FIRM_DECK } from '../../routes/testing/smallFirmContent.ts';

const picture = { src: '/p', widths: [], ratio: 1, colour: '#000000', focal: { x: 50, y: 50 } };
const { site } = GROWN_FIRM;
const section = site.brand.sections[0]?.id ?? '';
const tahi = {
  section,
  slug: 'tahi',
  label: 'Mō tahi',
  topic: 'belonging',
  for: [],
  author: '',
  media: 'm',
  single: true,
};
const groups = [{ topic: 'belonging', stories: [{ ...tahi, picture }] }];
const [slide] = SMALL_FIRM_DECK.work?.everybody?.slides ?? [];
const circles =
  slide?.circles.map((circle) => ({ ...circle, text: ['Mō', 'toru'], story: { id: 'toru' } })) ?? [];
const deck = { [section]: { student: { slides: slide ? [{ ...slide, circles }] : [], groups } } };

beforeEach(() => sessionStorage.clear());

/** Opens the site in a new document of the same tab. */
async function openDocument(language = site.language) {
  vi.resetModules();
  const { addPerson, forgetPeople, readPeople } = await import('./metPeople.ts');
  const here = { paths: site.paths, language, deck };
  return {
    open: (name: string, slug: string, elsewhere: Record<string, string> = {}) => {
      const hrefs = { ...elsewhere, [language]: site.paths.story(section, slug) };
      addPerson({ name, hrefs, label: `About ${slug}`, language, picture });
    },
    visit: (name: string, slug: string) =>
      addPerson({ name, hrefs: { [language]: site.paths.member(slug) }, label: '', language, picture }),
    met: () => readPeople(here).map(({ name, href, label }) => `${name} ${href.split('/').at(-1)} ${label}`),
    forgetPeople,
  };
}

test('each person of an opened story is listed once, the latest first, until they are forgotten', async () => {
  const { open, met, forgetPeople } = await openDocument();
  open('Amara Osei', 'one');
  open('Noor Haddad', 'two');
  open('Amara Osei', 'three');
  expect(met()).toEqual(['Amara Osei three About three', 'Noor Haddad two About two']);
  forgetPeople();
  expect(met()).toEqual([]);
  expect((await openDocument()).met()).toEqual([]);
});

test('a colleague whose page was opened is listed, and keeps the story that was opened', async () => {
  const { open, visit, met } = await openDocument();
  visit('Beatriz Santos', 'beatriz');
  open('Amara Osei', 'one');
  visit('Amara Osei', 'amara');
  expect(met()).toEqual(['Amara Osei one About one', 'Beatriz Santos beatriz ']);
});

test('people stay over a reload, twelve at most', async () => {
  const before = await openDocument();
  for (let story = 1; story <= 13; story += 1) before.open(`Person ${story}`, `s${story}`);
  const { open, met } = await openDocument();
  open('Person 5', 's5');
  expect(met()).toHaveLength(12);
  expect(met().slice(0, 2)).toEqual(['Person 5 s5 About s5', 'Person 13 s13 About s13']);
  expect(met().at(-1)).toBe('Person 2 s2 About s2');
});

test('people stay in the other language, under the address and the title that their story has there', async () => {
  const { open } = await openDocument();
  open('Amara Osei', 'one', { xx: site.paths.story(section, 'tahi') });
  open('Noor Haddad', 'two', { xx: site.paths.story(section, 'rua') });
  open('Zoë Martin', 'three', { xx: site.paths.story(section, 'toru') });
  open('Ines Roy', 'only-here');
  expect((await openDocument('xx')).met()).toEqual([
    'Zoë Martin toru Mō toru',
    'Noor Haddad rua ',
    'Amara Osei tahi Mō tahi',
  ]);
  expect((await openDocument()).met()).toEqual([
    'Ines Roy only-here About only-here',
    'Zoë Martin three About three',
    'Noor Haddad two About two',
    'Amara Osei one About one',
  ]);
});

test('a damaged storage has no people', async () => {
  for (const value of [
    '{',
    '{}',
    '[null]',
    '[{"name":"Amara"}]',
    '[{"name":"Amara","picture":{"src":"/p"}}]',
  ]) {
    sessionStorage.setItem('met', value);
    expect((await openDocument()).met()).toEqual([]);
  }
});
