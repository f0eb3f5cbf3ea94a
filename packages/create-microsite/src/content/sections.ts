import { slugOf } from '@tamarack-lowe/content-model';
import { readDefaults } from '../readDefaults.ts';
import type { ContentTemplate } from '../template.ts';

/** What one section is called in one language, and its address there, without slash. */
export type SectionName = { name: string; slug: string };

/** The sections of a site: what content knows them by, and their names by language. */
export type Sections = { ids: readonly string[]; in: (language: string) => readonly SectionName[] };

type Wanted = { languages: readonly string[]; sections: readonly (readonly string[])[] };

/** Gives sections addresses that differ, in every language; those of the first are their ids. */
export function nameSections(template: ContentTemplate, { languages, sections }: Wanted): Sections {
  const { section } = readDefaults();
  const named = new Map(
    languages.map((language, index) => {
      const own = section[language] ?? section[template.language] ?? '';
      const names = sections.length > 0 ? sections.map((name) => name[index] ?? '') : [own];
      // Other languages stand below addresses of their own.
      return [language, withAddresses(names, [...template.taken(language), ...languages])];
    }),
  );
  const [first = ''] = languages;
  return {
    ids: (named.get(first) ?? []).map(({ slug }) => slug),
    in: (language) => named.get(language) ?? [],
  };
}

/** A name in a script that addresses do not know is numbered; one that is taken, too. */
function withAddresses(names: readonly string[], taken: readonly string[]): SectionName[] {
  const used = new Set(taken);
  return names.map((name, index) => {
    const own = slugOf(name) || `section-${index + 1}`;
    let slug = own;
    for (let number = 2; used.has(slug); number++) slug = `${own}-${number}`;
    used.add(slug);
    return { name, slug };
  });
}
