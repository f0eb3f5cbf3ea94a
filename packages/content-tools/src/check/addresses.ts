import { makePaths } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { slideSetName } from '../read/slideSets.ts';
import type { Pair } from '../translations/translatedFiles.ts';
import type { Rule } from './context.ts';

/** Finds two things at one address: visitors would never see one of them. */
export const duplicateAddresses: Rule = ({ brand, fileIn, members, resources, slideSets, stories }) => {
  const paths = makePaths(brand, {});
  const brandFile = fileIn('brand.json');
  /** Place where each thing at an address is written. */
  const owners = new Map<string, Map<string, IssueText>>();
  const take = (path: string, owner: string, where: IssueText) => {
    const here = plainPath(path);
    const things = owners.get(here) ?? new Map<string, IssueText>();
    owners.set(here, things.set(owner, things.get(owner) ?? where));
  };
  take(paths.intro, 'intro', message('firstPage'));
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
    return others.map((where) => issue(where, message('addressTwice', { path, other: first ?? '' })));
  });
};

type Address = { translation: string; place: string; there: string; here: string };

/** Lists the addresses of sections, pages and slides in the source and in one language. */
function addressesOf({ fields, kind, translation }: Pair): Address[] {
  if (kind !== 'brand' && kind !== 'slides') return [];
  return fields.flatMap(({ as, own, place, words }) =>
    as === 'address' && own !== null && words.startsWith('/')
      ? [{ translation, place, there: plainPath(words), here: plainPath(own) }]
      : [],
  );
}

/**
 * Finds addresses that are equal in the source and differ in a language, although all visitor types are sent there;
 * and two slides at one address.
 */
export function addressMismatches(pairs: readonly Pair[]): IssueText[] {
  const byThere = new Map<string, Address>();
  const slideByHere = new Map<string, Address>();
  return pairs.flatMap((pair) =>
    addressesOf(pair).flatMap((address): IssueText[] => {
      const { here, place, there, translation } = address;
      const same = byThere.get(there) ?? address;
      byThere.set(there, same);
      if (same.here !== here)
        return [
          issue(
            `${translation}, ${place}`,
            message('otherAddress', {
              there,
              here,
              other: same.here,
              file: `${same.translation}, ${same.place}`,
            }),
          ),
        ];
      if (pair.kind !== 'slides') return [];
      const other = slideByHere.get(here) ?? address;
      slideByHere.set(here, other);
      if (other.there === there) return [];
      const first = `${other.translation}, ${other.place}`;
      return [issue(`${translation}, ${place}`, message('slideAddressTwice', { path: here, other: first }))];
    }),
  );
}
