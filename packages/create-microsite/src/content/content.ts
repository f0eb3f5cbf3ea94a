import { contentLanguage } from '../answers.ts';
import type { Values } from '../fill.ts';
import { type ContentTemplate, readContentTemplate, type TemplateFile } from '../template.ts';
import { filledWith } from './filledWith.ts';
import { glossaryOf } from './glossaryOf.ts';
import { isFields, type Json, mapTexts } from './json.ts';
import { nameSections } from './sections.ts';
import { withTypes } from './visitorTypes.ts';
import { markedWords, sameWords, withWords, wordsLike } from './words.ts';

/** What the content of a new site is made from. */
export type ContentOptions = {
  /** BCP 47; files without a language in their name are in the first. */
  languages: readonly string[];
  /** The name of each section in every language. Empty: the one of the template. */
  sections: readonly (readonly string[])[];
  /** The answer of each type of visitor in every language. Default: the two of the template. */
  types?: readonly (readonly string[])[] | undefined;
  /** For places of the template that are the same in every language. */
  values: Values;
};

/** Makes the JSON files of a content folder, by their names: in the first language, and twins for the others. */
export function makeContent({ languages, sections, types, values }: ContentOptions): Map<string, Json> {
  const template = readContentTemplate();
  const [first = '', ...others] = languages.map(contentLanguage);
  const named = nameSections(template, { languages: [first, ...others], sections });
  const slugs = slugsIn(first, template);
  const made = new Map<string, Json>();
  const same = new Set<string>();
  for (const file of template.files) {
    for (const [name, section] of placesOf(file, { ids: named.ids, slugs })) {
      const fill = (value: Json, language: string) => filledWith(value, { named, language, section, values });
      const source = mapTexts(file.source, (text, field) =>
        field === 'id' ? (slugs.get(text) ?? text) : text,
      );
      const whole = fill(withWords(source, wordsIn(file, first, template)), first);
      made.set(file.name === 'messages' ? `${name}.${first}.json` : `${name}.json`, whole);
      for (const language of others) {
        const words = fill(wordsIn(file, language, template), language);
        made.set(`${name}.${language}.json`, words);
        for (const text of sameWords(whole, words)) same.add(text);
      }
    }
  }
  const brand = made.get('brand.json');
  if (isFields(brand)) made.set('brand.json', { ...brand, language: first });
  for (const [name = '', ...inOthers] of types ?? []) if (inOthers.includes(name)) same.add(name);
  if (same.size > 0) made.set('glossary.json', glossaryOf(same));
  return types === undefined ? made : withTypes(made, { languages: [first, ...others], types });
}

/** What stories of the template are called in a language, by what they are called in its own. */
function slugsIn(language: string, template: ContentTemplate): Map<string, string> {
  return new Map(
    template.files
      .filter(({ name }) => name.startsWith('stories/'))
      .flatMap((file) => {
        const words = wordsIn(file, language, template);
        const [own, there] = [file.source, words].map((value) => (isFields(value) ? String(value.slug) : ''));
        return own && there ? [[own, there] as const] : [];
      }),
  );
}

type Named = { ids: readonly string[]; slugs: ReadonlyMap<string, string> };

/** Where a file stands: a story in the folder of its name, and what is of a section once in each, under its id. */
function placesOf({ name }: TemplateFile, { ids, slugs }: Named): [name: string, section: number][] {
  const own = name
    .split('/')
    .map((part) => slugs.get(part) ?? part)
    .join('/');
  if (!/\bsection\b/.test(own)) return [[own, 0]];
  return ids.map((id, index) => [own.replace(/\bsection\b/, id), index]);
}

/** What a file says in a language: as somebody wrote it, else in the words of the template. */
function wordsIn({ source, twins }: TemplateFile, language: string, template: ContentTemplate): Json {
  const [shape = source] = twins.values();
  const own = wordsLike(shape, source);
  if (language === template.language) return own;
  return twins.get(language) ?? markedWords(own, language);
}
