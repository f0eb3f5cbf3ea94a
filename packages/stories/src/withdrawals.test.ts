import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContent, readSiteContent } from '@tamarack-lowe/content-tools';
import { expect, onTestFinished, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../content');
const TODAY = '2026-11-27';

/** Withdrawn in turn. */
const PEOPLE = [
  // Tells a story, signs resources, is in the team, on slides and on the card of the site.
  'Amara_Osei',
  // Speaks in a film, and is on three pictures of others.
  'Owen_MacLeod',
  // An apostrophe, only on pictures and in the team.
  'Kieran_ODunnell',
  // Accents; her picture is in a group of a slide.
  'Rosalie_Cote',
  // Quoted and named by others.
  'Peter_Vandermeer',
];
const LANGUAGES = [
  ['en', '/'],
  ['fr', '/fr'],
] as const;
/** Of a machine that has other things to do. */
const PATIENCE = 600_000;

type Consents = { people: { person: string; withdrawn?: string }[] };

/** The content of the sample firm after the withdrawal of a person. */
function contentWithout(person: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'without-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(CONTENT))
    if (name !== 'consents.json') symlinkSync(join(CONTENT, name), join(folder, name));
  const consents: Consents = JSON.parse(readFileSync(join(CONTENT, 'consents.json'), 'utf8'));
  const people = consents.people.map((each) =>
    each.person === person ? { ...each, withdrawn: TODAY } : each,
  );
  writeFileSync(join(folder, 'consents.json'), JSON.stringify({ people }));
  return folder;
}

/** Everything that pages, cards, lists, documents and media of a language are made from. */
async function everythingIn(folder: string, language: string, home: string): Promise<unknown[]> {
  const options = { language, home, today: TODAY, together: {} };
  const site = await readSiteContent(folder, options);
  const content = openContent(folder, { ...options, documents: site.documents });
  const stories = content.listStories();
  return [
    site,
    stories,
    stories.map(({ section, slug }) => [
      content.readStory(section, slug),
      content.storyNeighbours(section, slug),
    ]),
    content.readMembers(),
    content.readResources(),
    content.readShare(),
  ];
}

/** Letters and digits alone, without accents: one spelling for a name, its slug and its asset key. */
const squashed = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s_\-’'.]/gu, '')
    .toLowerCase();

test.each(PEOPLE)(
  'nothing names or shows %s after a withdrawal, in either language',
  async (person) => {
    const folder = contentWithout(person);
    for (const [language, home] of LANGUAGES) {
      const parts = await everythingIn(folder, language, home);
      expect(excerpt(squashed(JSON.stringify(parts)), squashed(person))).toBe('');
      // Nobody cuts a first name out of what is said in a film of somebody else.
      const written = JSON.stringify(parts, (field, value) => (field === 'transcript' ? null : value));
      const plain = written.normalize('NFD').replaceAll(/\p{M}/gu, '');
      expect(excerpt(plain, `(?<![\\p{L}])${person.split('_')[0]}(?![\\p{L}])`)).toBe('');
    }
  },
  PATIENCE,
);

test(
  'before it, the same search finds each of them',
  async () => {
    const words = squashed(JSON.stringify(await everythingIn(CONTENT, 'en', '/')));
    for (const person of PEOPLE) expect(words).toContain(squashed(person));
  },
  PATIENCE,
);

/** The words around what a text should not have; empty when it has not. */
const excerpt = (text: string, pattern: string) =>
  new RegExp(`.{0,60}${pattern}.{0,60}`, 'u').exec(text)?.[0] ?? '';
