import { fill, type Values } from '../fill.ts';
import { isFields, type Json, mapTexts } from './json.ts';
import type { Sections } from './sections.ts';

/** Whose names stand in the places of a file. */
export type Filling = {
  named: Sections;
  language: string;
  /** Which section the file belongs to, from 0. */
  section: number;
  values: Values;
};

/** A file of the template with its places filled in. A list of `sections` has an entry for each. */
export function filledWith(value: Json, { named, language, section, values }: Filling): Json {
  const names = named.in(language);
  const fillAt = (part: Json, index: number) => {
    const { name = '', slug = '' } = names[index] ?? {};
    const second = (names[1] ?? names[0])?.name ?? '';
    // The same examples stand in every section, and no two pages have one title.
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
