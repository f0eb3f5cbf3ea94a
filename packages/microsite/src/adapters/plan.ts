import { extname } from 'node:path/posix';
import type { BuiltSite } from '../server/BuiltSite.ts';
import { missingPages } from '../server/missingPages.ts';
import { createMovedAnswers } from '../server/redirects.ts';
import type { HomePlan } from './HomePlan.ts';

const INDEX = /index\.html$/;

/** Works out what homes are told, of what the server of the site is told. */
export function planHomes(site: BuiltSite, told: HomePlan['told']): HomePlan {
  const names = [...site.files.keys()];
  const missing = missingPages(names, told.base);
  const shown = names.filter((name) => ![...missing.values()].includes(name));
  const answer = createMovedAnswers(told.redirects);
  const movedTo = (path: string) => answer({ path, query: '' })?.headers.get('location');

  const moved = new Map<string, string>();
  for (const from of Object.keys(told.redirects)) {
    const plain = from.replace(/\/$/, '');
    const to = movedTo(plain);
    if (to) for (const path of [plain, `${plain}/`]) moved.set(path, to);
  }
  // The first page has one address.
  if (told.base !== '/') moved.set(told.base.slice(0, -1), told.base);
  for (const name of shown.filter((name) => INDEX.test(name))) {
    const page = name.replace(INDEX, '');
    moved.set(name, movedTo(page) ?? encodeURI(page));
  }
  return {
    site,
    told,
    missing,
    moved,
    types: new Map([...site.files.values()].map(({ name, type }) => [extname(name).slice(1), type])),
  };
}
