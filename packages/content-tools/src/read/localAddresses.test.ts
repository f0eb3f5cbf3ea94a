import { expect, test } from 'vitest';
import { readSiteContent } from '../generate/siteContent.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';

/** Firm whose story links to a slide, an old address, other hosts and an unknown address. */
function linkedFirm() {
  const firm = wholeFirm();
  firm.edit('brand.json', (brand) => {
    brand.redirects = { '/old': '/workshop' };
  });
  firm.edit<{ body: object[] }>('stories/discover/how-we-mend/story.json', ({ body }) => {
    const hrefs = ['/workshop?as=student#door', '/old', '/elsewhere', 'https://www.quist.example/', '#here'];
    body.push(
      { type: 'buttons', buttons: hrefs.map((href) => ({ text: 'Go', href })) },
      { type: 'router-link', text: 'The story', path: '/workshop/how-we-mend' },
    );
  });
  return firm;
}

test('below its origin a site has its addresses, its links, and its pictures and films', async () => {
  using firm = linkedFirm();
  const { brand, deck, documents } = await readSiteContent(firm.root, { base: '/careers/' });
  expect(brand.sections[0]?.path).toBe('/careers/workshop');
  expect(brand.redirects).toEqual({ '/careers/old': '/careers/workshop' });
  expect(documents[0]?.src).toMatch(/^\/careers\/media\/documents\//);
  expect(Object.values(deck.discover ?? {})[0]?.slides[0]?.path).toBe('/careers/workshop');

  const content = openContent(firm.root, { base: '/careers/' });
  const story = content.readStory('discover', 'how-we-mend');
  expect(story?.author.portrait.src).toMatch(/^\/careers\/media\/pictures\/people\//);
  expect(content.filmOf('films/welcome').captions[0]?.src).toMatch(/^\/careers\/media\/films\//);
  const hrefs = story?.body.flatMap((block) => ('buttons' in block ? block.buttons : []));
  expect(hrefs?.map(({ href }) => href)).toEqual([
    '/careers/workshop?as=student#door',
    '/careers/old',
    '/careers/elsewhere',
    'https://www.quist.example/',
    '#here',
  ]);
  expect(story?.body.at(-1)).toMatchObject({ path: '/careers/workshop/how-we-mend' });
});

test('at the root nothing changes', () => {
  using firm = linkedFirm();
  const story = openContent(firm.root).readStory('discover', 'how-we-mend');
  const hrefs = story?.body.flatMap((block) => ('buttons' in block ? block.buttons : []));
  expect(hrefs?.[0]?.href).toBe('/workshop?as=student#door');
  expect(story?.author.portrait.src).toMatch(/^\/media\/pictures\/people\//);
});

test('the language of the files may stand below another, and its links lead there', () => {
  using firm = linkedFirm();
  const story = openContent(firm.root, { home: '/en' }).readStory('discover', 'how-we-mend');
  expect(story?.body.at(-1)).toMatchObject({ path: '/en/workshop/how-we-mend' });
  expect(story?.author.portrait.src).toMatch(/^\/media\/pictures\/people\//);
});
