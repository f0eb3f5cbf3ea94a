import { expect, test } from 'vitest';
import { inWelsh } from '../testing/inWelsh.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

type Translation = { slug: string; slides: { path: string }[]; pages: Record<string, string> };

const issuesOf = ({ root }: { root: string }) => checkContent(root).issues;
const welshFirm = () => inWelsh(wholeFirm());

test('reports two stories of a section at one address', () => {
  using content = welshFirm();
  content.edit<Translation>('stories/discover/the-long-way-round/story.cy.json', (story) => {
    story.slug = 'how-we-mend-cy';
  });
  expect(issuesOf(content)).toEqual([
    'stories/discover/the-long-way-round/story.cy.json, slug: the address /workshop-cy/how-we-mend-cy is also that of stories/discover/how-we-mend/story.cy.json, slug, and visitors would see only one of them. Give one another address.',
  ]);
});

test('reports two slides, and two pages, at one address', () => {
  using content = welshFirm();
  for (const type of ['student', 'experienced'])
    content.edit<Translation>(`slides/discover.${type}.cy.json`, ({ slides }) => {
      Object.assign(slides[2] ?? {}, { path: '/workshop-wheels-cy/' });
    });
  content.edit<Translation>('brand.cy.json', (brand) => {
    brand.pages.connect = '/campus-cy';
  });
  const issues = issuesOf(content);
  expect(issues).toContainEqual(
    'slides/discover.student.cy.json, slides 3, path: the address /workshop-wheels-cy is also that of another slide (slides/discover.experienced.cy.json, slides 2, path), and visitors would see only one of them. Give one another address.',
  );
  expect(issues).toContainEqual(
    'brand.cy.json, pages, campus: the address /campus-cy is also that of brand.cy.json, pages, connect, and visitors would see only one of them. Give one another address.',
  );
});

test('reports a slide that has two addresses', () => {
  using content = welshFirm();
  content.edit<Translation>('slides/discover.student.cy.json', ({ slides }) => {
    Object.assign(slides[2] ?? {}, { path: '/pobl' });
  });
  expect(issuesOf(content)).toEqual([
    expect.stringMatching(
      /^slides\/discover\.student\.cy\.json, slides 3, path: the page at \/workshop-people in the source is at \/pobl in this file, and at \/workshop-people-cy in slides\/discover\.experienced/,
    ),
  ]);
});

test('reports redirect loops, with and without a slash at the end', () => {
  using content = wholeFirm();
  content.edit<{ redirects: Record<string, string> }>('brand.json', (brand) => {
    brand.redirects = { '/then': '/before', '/before': '/then/', '/here': '/here/', '/once': '/' };
  });
  const circle = 'it leads back to itself, so no visitor would reach a page. Give it the address of a page.';
  expect(issuesOf(content)).toEqual(
    ['/then', '/before', '/here'].map((from) => `brand.json, redirects, "${from}": ${circle}`),
  );
});

test('reports two things at one address', () => {
  using content = wholeFirm();
  content.edit<{ pages: Record<string, string>; sections: { path: string }[] }>('brand.json', (brand) => {
    brand.pages.offices = `${brand.sections[0]?.path}/`;
  });
  expect(checkContent(content.root).issues).toEqual([
    expect.stringMatching(
      /^brand\.json, pages, offices: the address \/workshop is also that of brand\.json, sections 1 \("discover"\)/,
    ),
  ]);
});
