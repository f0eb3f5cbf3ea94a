import type { Element } from 'domhandler';
import type { BuiltPage } from './builtSite.ts';
import { shown, tagged } from './elements.ts';
import { testRules } from './rules.ts';

/** Attributes that refer to other elements of a page by id. */
const REFERRING = [
  ...['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-details', 'aria-errormessage'],
  ...['aria-flowto', 'aria-labelledby', 'aria-owns', 'commandfor', 'for', 'form', 'headers', 'list'],
  'popovertarget',
];

const idsOf = ({ elements }: BuiltPage) =>
  elements.flatMap(({ attribs }) => (attribs.id === undefined ? [] : [attribs.id]));

/** Lists the ids that an element refers to, by attributes and by the hash of a `use` or a link. */
function named({ name, attribs }: Element): string[] {
  const listed = REFERRING.flatMap((attribute) => (attribs[attribute] ?? '').split(/\s+/));
  const near = name === 'use' || attribs.rel === 'expect' ? (attribs.href ?? '') : '';
  return [...listed, near.startsWith('#') ? near.slice(1) : ''].filter((id) => id !== '');
}

testRules({
  'every id of a page is unique and not empty': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const ids = idsOf(page);
        return [...new Set(ids.filter((id, index) => id.trim() === '' || ids.indexOf(id) !== index))].map(
          (id) => `${page.address} has "${id}" twice`,
        );
      }),
    notices: [{ file: '/people/index.html', from: 'id="menu"', to: 'id="main"', says: '/people has "main"' }],
  },

  'every id that an element refers to is on its page': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const ids = new Set(idsOf(page));
        return page.elements.flatMap((element) =>
          named(element)
            .filter((id) => !ids.has(id))
            .map((id) => `${page.address} has no "${id}" for ${shown(element)}`),
        );
      }),
    notices: [
      { file: '/index.html', from: 'commandfor="menu"', to: 'commandfor="menus"', says: 'no "menus"' },
      { file: '/index.html', from: '<main', to: '<main aria-labelledby="a menu"', says: 'no "a"' },
    ],
  },

  'every symbol that a page uses of an SVG file is in that file': {
    rule({ files, pages }) {
      const uses = pages.flatMap((page) =>
        tagged(page, 'use').map(({ attribs }) => ({ page, href: attribs.href ?? '' })),
      );
      const isThere = new Map<string, boolean>();
      for (const { href } of uses) {
        const [file = '', id = ''] = href.split('#');
        if (file === '' || isThere.has(href)) continue;
        isThere.set(href, files.names.has(file) && files.read(file).toString().includes(`id="${id}"`));
      }
      return uses
        .filter(({ href }) => isThere.get(href) === false)
        .map(({ page, href }) => `${page.address} draws ${href}, which is not there`);
    },
    notices: [
      { file: '/favicon.svg', from: 'id="mark"', to: 'id="sign"', says: '/people draws /favicon.svg#mark' },
      { file: '/index.html', from: 'favicon.svg#mark', to: 'icons.svg#mark', says: 'icons.svg' },
    ],
  },
});
