import { makePaths, plainPath } from '@tamarack-lowe/content-model';
import { slideSetName } from '../read/slideSetName.ts';
import type { Rule } from './CheckContext.ts';

/** Two things at one address: visitors would see one of them, and never the other. */
export const addressesAreOnes: Rule = ({ brand, fileIn, members, resources, slideSets, stories }) => {
  const paths = makePaths(brand, {});
  const brandFile = fileIn('brand.json');
  /** Where each thing at an address is written. */
  const owners = new Map<string, Map<string, string>>();
  const take = (path: string, owner: string, where: string) => {
    const here = plainPath(path);
    const things = owners.get(here) ?? new Map<string, string>();
    owners.set(here, things.set(owner, things.get(owner) ?? where));
  };
  take(paths.intro, 'intro', 'the first page');
  for (const [index, { id, path, aliases }] of brand.sections.entries())
    for (const each of [path, ...aliases])
      take(each, `section ${id}`, `${brandFile}, sections ${index + 1} ("${id}")`);
  for (const set of slideSets)
    for (const [index, { path }] of set.slides.entries())
      take(
        path,
        `section ${set.section}`,
        `${fileIn(`slides/${slideSetName(set)}.json`)}, slides ${index + 1}, path`,
      );
  for (const [name, path] of Object.entries(brand.pages))
    if (path !== undefined) take(path, `page ${name}`, `${brandFile}, pages, ${name}`);
  for (const from of Object.keys(paths.redirects))
    take(from, `redirect ${from}`, `brand.json, redirects, "${from}"`);
  for (const { id, section, slug } of stories)
    take(paths.story(section, slug), `story ${id}`, `${fileIn(`stories/${section}/${id}/story.json`)}, slug`);
  for (const { slug } of members) take(paths.member(slug), `member ${slug}`, `members/${slug}.json`);
  for (const { id, slug, type } of resources)
    if (type !== 'events')
      take(paths.resource(slug), `resource ${id}`, `${fileIn(`resources/${id}.json`)}, slug`);

  return [...owners].flatMap(([path, things]) => {
    const [first, ...others] = things.values();
    return others.map(
      (where) =>
        `${where}: the address ${path} is also that of ${first}, and visitors would see only one of them. Give one another address.`,
    );
  });
};
