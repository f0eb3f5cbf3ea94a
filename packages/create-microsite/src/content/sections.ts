import { slugOf } from '@tamarack-lowe/content-model';
import { isFields, type Json, mapTexts } from '../json.ts';
import { type ContentTemplate, fill, readDefaults, type Values } from '../template.ts';

/** Name and address of a section in one language, without slash. */
type SectionName = { name: string; slug: string };

/** Sections of a site: their ids in content, and their names by language. */
type Sections = { ids: readonly string[]; in: (language: string) => readonly SectionName[] };

type Wanted = { languages: readonly string[]; sections: readonly (readonly string[])[] };

/** Assigns unique addresses to sections in every language; those of the first language are their ids. */
export function nameSections(template: ContentTemplate, { languages, sections }: Wanted): Sections {
  const { section } = readDefaults();
  const named = new Map(
    languages.map((language, index) => {
      const own = section[language] ?? section[template.language] ?? '';
      const names = sections.length > 0 ? sections.map((name) => name[index] ?? '') : [own];
      // Addresses of other languages begin with their tag.
      return [language, withAddresses(names, [...template.taken(language), ...languages])];
    }),
  );
  const [first = ''] = languages;
  return {
    ids: (named.get(first) ?? []).map(({ slug }) => slug),
    in: (language) => named.get(language) ?? [],
  };
}

/** Numbers an address that is taken, or whose name has no letters for addresses. */
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

/** Values for the placeholders of a file. */
type FillOptions = {
  named: Sections;
  language: string;
  /** Index of the section that the file belongs to. */
  section: number;
  values: Values;
};

/** Fills the placeholders of a template file. A list of `sections` gets an entry for each section. */
export function fillFile(value: Json, { named, language, section, values }: FillOptions): Json {
  const names = named.in(language);
  const fillAt = (part: Json, index: number) => {
    const { name = '', slug = '' } = names[index] ?? {};
    const second = (names[1] ?? names[0])?.name ?? '';
    // All sections have the same examples, and every page needs its own title.
    const again = index === 0 ? '' : ` (${index + 1})`;
    const sectionId = named.ids[index] ?? '';
    const all = { ...values, section: name, sectionSlug: slug, sectionId, second, again };
    return mapTexts(part, (text) => fill(text, all));
  };
  if (!isFields(value) || !Array.isArray(value.sections)) return fillAt(value, section);
  const { sections: [each = null] = [], ...rest } = value;
  const sections = names.map((_, index) => fillAt(each, index));
  return { ...(fillAt(rest, section) as typeof rest), sections };
}
