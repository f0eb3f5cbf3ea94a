import { makePaths, plainPath } from '@tamarack-lowe/content-model';
import type { Rule } from './CheckContext.ts';

/** Two things at one address: visitors would see one of them, and never the other. */
export const addressesAreOnes: Rule = ({ brand, members, resources, slideSets, stories }) => {
  const paths = makePaths(brand, {});
  const owners = new Map<string, Set<string>>();
  const take = (path: string, owner: string) => {
    const here = plainPath(path);
    owners.set(here, (owners.get(here) ?? new Set()).add(owner));
  };
  take(paths.intro, 'the first page');
  for (const { id, path, aliases } of brand.sections)
    for (const each of [path, ...aliases]) take(each, `the section "${id}"`);
  for (const { section, slides } of slideSets)
    for (const { path } of slides) take(path, `the section "${section}"`);
  for (const [name, path] of Object.entries(brand.pages)) if (path !== undefined) take(path, `pages.${name}`);
  for (const from of Object.keys(paths.redirects)) take(from, `redirects["${from}"]`);
  for (const { section, slug } of stories) take(paths.story(section, slug), `the story "${slug}"`);
  for (const { slug } of members) take(paths.member(slug), `the colleague "${slug}"`);
  for (const { slug, type } of resources)
    if (type !== 'events') take(paths.resource(slug), `the resource "${slug}"`);
  return [...owners]
    .filter(([, names]) => names.size > 1)
    .map(
      ([path, names]) =>
        `brand: ${[...names].join(' and ')} both have the address ${path}, and visitors would see only one of them. Give one another address.`,
    );
};
