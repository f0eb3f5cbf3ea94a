import type { Element } from 'domhandler';
import type { BuiltPage } from './builtSite.ts';
import { isInside, isMet, lineage, nameOf, tagged } from './elements.ts';
import { testRules } from './rules.ts';

/** Elements whose header and footer are no landmarks of the page. */
const SECTIONS = ['article', 'aside', 'main', 'nav', 'section'];

const LANDMARKS: Readonly<Record<string, string>> = { header: 'banner', footer: 'contentinfo', main: 'main' };

function landmarkOf(element: Element): string | undefined {
  const { name, attribs } = element;
  if (attribs.role) return attribs.role;
  if (!(name in LANDMARKS)) return undefined;
  return name !== 'main' && isInside(element, ...SECTIONS) ? undefined : LANDMARKS[name];
}

/** Returns the navigation landmarks that the first visitor type sees. */
const navigations = (page: BuiltPage) =>
  page.elements.filter(
    (element) => (element.name === 'nav' || element.attribs.role === 'navigation') && isMet(element),
  );

testRules({
  'every page has one main, one banner and one contentinfo landmark': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const found = page.elements
          .filter((element) => landmarkOf(element) !== undefined && isMet(element))
          .map(landmarkOf);
        return Object.values(LANDMARKS)
          .map((landmark) => ({ landmark, count: found.filter((each) => each === landmark).length }))
          .filter(({ count }) => count !== 1)
          .map(({ landmark, count }) => `${page.address} has ${count} of ${landmark}`);
      }),
    notices: [
      { file: '/index.html', from: '<main id="main">', to: '<div id="main">', says: '/ has 0 of main' },
      {
        file: '/people/index.html',
        from: '<h2>',
        to: '</main><header></header><h2>',
        says: '/people has 2 of banner',
      },
      {
        file: '/fr/index.html',
        from: '<footer',
        to: '<footer role="presentation"',
        says: '/fr has 0 of contentinfo',
      },
    ],
  },

  'navigation landmarks of a page have different names': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const names = navigations(page).map((each) => nameOfLandmark(page, each));
        const wrong = names.filter(
          (name, index) => names.length > 1 && (name === '' || names.indexOf(name) !== index),
        );
        return wrong.map((name) => `${page.address} has another navigation named "${name}"`);
      }),
    notices: [
      {
        file: '/days/first/index.html',
        from: '<h2 id="film">',
        to: '<nav aria-label="More"></nav><h2 id="film">',
        says: 'another navigation named "More"',
      },
    ],
  },

  'the first link of every page skips the header': {
    rule: ({ pages }) =>
      pages
        .filter((page) => {
          const [first] = tagged(page, 'a', 'button', 'input', 'select').filter((element) => isMet(element));
          const to = page.elements.find(({ attribs }) => `#${attribs.id}` === first?.attribs.href);
          return !to || !lineage(to).some(({ name }) => name === 'main');
        })
        .map(({ address }) => `${address} begins with something else`),
    notices: [
      { file: '/people/index.html', from: '<a href="#main"', to: '<a href="#menu"', says: '/people begins' },
      {
        file: '/fr/index.html',
        from: '<a href="#main"',
        to: '<a href="/fr">Accueil</a><a href="#main"',
        says: '/fr begins',
      },
    ],
  },
});

/** Returns the name of a landmark: only its label counts, not its content. */
function nameOfLandmark(page: BuiltPage, element: Element): string {
  const { 'aria-label': label, 'aria-labelledby': by } = element.attribs;
  return label === undefined && by === undefined ? '' : nameOf(page, element);
}
