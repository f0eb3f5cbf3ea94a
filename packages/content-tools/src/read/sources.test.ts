import { expect, test } from 'vitest';
import { readSiteContent } from '../generate/siteContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';
import { createSources } from './sources.ts';

test('readings that go together share what they read, language by language, and others read for themselves', () => {
  using firm = wholeFirm();
  const together = {};
  const source = createSources(firm.root, { together });
  expect(createSources(firm.root, { together })).toBe(source);
  const welsh = createSources(firm.root, { language: 'cy', home: '/cy', together });
  expect(welsh).not.toBe(source);
  expect(createSources(firm.root)).not.toBe(source);
  expect(createSources(firm.root).stories()).toEqual(source.stories());
});

test('readings that go together read a file once, wherever their sites stand', () => {
  using firm = wholeFirm();
  const together = {};
  const open = (home: string, language?: string) => createSources(firm.root, { language, home, together });
  const one = open('/one/');
  for (const other of [open('/other/'), open('/one/', one.language()), open('/', `${one.language()}-CA`)]) {
    expect(other).not.toBe(one);
    expect(other.reader).toBe(one.reader);
  }
  expect(open('/cy', 'cy').reader).not.toBe(one.reader);
});

/** A whole firm that says one story in Welsh, at `/cy`. */
function welshFirm() {
  const firm = wholeFirm();
  firm.edit('brand.json', (brand) => {
    brand.language = 'en-GB';
  });
  firm.json('brand.cy.json', { sections: [{ path: '/darganfod' }, {}] });
  firm.json('messages.cy.json', { memberClosing: 'Dewch.' });
  firm.json('facts.cy.json', {});
  for (const set of ['discover.student', 'discover.experienced', 'recruit.student', 'recruit.experienced'])
    firm.json(`slides/${set}.cy.json`, {});
  firm.json('vocabulary.cy.json', {});
  firm.json('stories/discover/how-we-mend/story.cy.json', { slug: 'trwsio', label: 'Sut rydym yn trwsio' });
  return firm;
}

test('reads the words, slugs and addresses of another language, and leads references there', () => {
  using firm = welshFirm();
  const sources = createSources(firm.root, { language: 'cy', home: '/cy', untranslated: 'leave out' });
  const [story] = sources.stories();
  expect([story?.id, story?.slug, story?.label]).toEqual(['how-we-mend', 'trwsio', 'Sut rydym yn trwsio']);
  expect(sources.brand().sections[0]?.path).toBe('/cy/darganfod');
  const ids = sources
    .slideSets()[0]
    ?.slides.flatMap(({ circles }) => circles.map((circle) => circle.story.id));
  expect(ids).toContain('trwsio');
  expect(ids).not.toContain('how-we-mend');
});

test('reads regions in the words of the language, and asks for none where there are no words', () => {
  using firm = welshFirm();
  const regions = () => createSources(firm.root, { language: 'cy' }).regions();
  firm.remove('vocabulary.cy.json');
  expect(regions).toThrow('vocabulary.json: vocabulary.cy.json is missing');
  firm.json('vocabulary.cy.json', { regions: [{ id: 'west', label: 'Y gorllewin' }] });
  expect(regions()).toEqual([{ id: 'west', label: 'Y gorllewin' }]);
  firm.remove('vocabulary.cy.json', 'members/ben-oduya.json');
  firm.json('vocabulary.json', { topics: ['colleagues'] });
  expect(regions()).toEqual([]);
});

test('complains of what nobody has written, or leaves it out', () => {
  using firm = welshFirm();
  expect(() => createSources(firm.root, { language: 'cy' }).members()).toThrow('.cy.json is missing');
  const open = openContent(firm.root, { language: 'cy', untranslated: 'leave out' });
  expect(open.readMembers()).toEqual([]);
  expect(open.listStories().map(({ slug }) => slug)).toEqual(['trwsio']);
});

test('the language of the files is at its own addresses, whatever else is written', async () => {
  using firm = welshFirm();
  const { brand } = await readSiteContent(firm.root, { language: 'en-GB' });
  expect(brand.sections[0]?.path).not.toContain('darganfod');
});
