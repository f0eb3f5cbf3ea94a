import { expect, test } from 'vitest';
import { readSiteContent } from '../generate/siteContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';
import { createSources } from './sources.ts';

test('sources with the same object share parsed files by language, and others do not', () => {
  using firm = wholeFirm();
  const together = {};
  const source = createSources(firm.root, { together });
  expect(createSources(firm.root, { together })).toBe(source);
  const welsh = createSources(firm.root, { language: 'cy', home: '/cy', together });
  expect(welsh).not.toBe(source);
  expect(createSources(firm.root)).not.toBe(source);
  expect(createSources(firm.root).stories()).toEqual(source.stories());
});

test('sources with the same object parse a file once, whatever their home addresses', () => {
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

/** Firm with one story in Welsh, at `/cy`. */
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
  firm.json('taxonomy.cy.json', {});
  firm.json('stories/discover/how-we-mend/story.cy.json', { slug: 'trwsio', label: 'Sut rydym yn trwsio' });
  return firm;
}

test('reads the text, slugs and addresses of another language, and translates references', () => {
  using firm = welshFirm();
  const sources = createSources(firm.root, { language: 'cy', home: '/cy', untranslated: 'omit' });
  const [story] = sources.stories();
  expect([story?.id, story?.slug, story?.label]).toEqual(['how-we-mend', 'trwsio', 'Sut rydym yn trwsio']);
  expect(sources.brand().sections[0]?.path).toBe('/cy/darganfod');
  const ids = sources
    .slideSets()[0]
    ?.slides.flatMap(({ circles }) => circles.map((circle) => circle.story.id));
  expect(ids).toContain('trwsio');
  expect(ids).not.toContain('how-we-mend');
});

test('reads translated regions, and requires none without labels', () => {
  using firm = welshFirm();
  const regions = () => createSources(firm.root, { language: 'cy' }).regions();
  firm.remove('taxonomy.cy.json');
  expect(regions).toThrow('taxonomy.json: taxonomy.cy.json is missing');
  firm.json('taxonomy.cy.json', { regions: [{ id: 'west', label: 'Y gorllewin' }] });
  expect(regions()).toEqual([{ id: 'west', label: 'Y gorllewin' }]);
  firm.remove('taxonomy.cy.json', 'members/ben-oduya.json');
  firm.json('taxonomy.json', { topics: ['colleagues'] });
  expect(regions()).toEqual([]);
});

test('reports missing translations, or leaves them out', () => {
  using firm = welshFirm();
  expect(() => createSources(firm.root, { language: 'cy' }).members()).toThrow('.cy.json is missing');
  const open = openContent(firm.root, { language: 'cy', untranslated: 'omit' });
  expect(open.readMembers()).toEqual([]);
  expect(open.listStories().map(({ slug }) => slug)).toEqual(['trwsio']);
});

test('the source language keeps its own addresses, whatever else is written', async () => {
  using firm = welshFirm();
  const { brand } = await readSiteContent(firm.root, { language: 'en-GB' });
  expect(brand.sections[0]?.path).not.toContain('darganfod');
});
