import { slugOf } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { recordReview } from '@tamarack-lowe/content-tools/internal/reviews';
import { isFields, type Json, mapTexts, markText, replaceText, sharedText, textLike } from '../json.ts';
import {
  type ContentTemplate,
  fill,
  readContentTemplate,
  readDefaults,
  type TemplateFile,
  type Values,
} from '../template.ts';
import { applyVisitorTypes } from './visitorTypes.ts';

/** Options for the content of a new site. */
type ContentOptions = {
  /** BCP 47 tags; files without a language in their name are in the first. */
  languages: readonly string[];
  /** Names of each section in every language. Empty: the section of the template. */
  sections: readonly (readonly string[])[];
  /** Names of each visitor type in every language. Default: the two of the template. */
  types?: readonly (readonly string[])[] | undefined;
  /** Values of template placeholders that are the same in every language. */
  values: Values;
};

/**
 * Makes the JSON files of a content folder, by file name: sources in the first language, and translations into the others.
 */
export function makeContent({ languages, sections, types, values }: ContentOptions): Map<string, Json> {
  const template = readContentTemplate();
  const [first = '', ...others] = languages.map(primaryLanguage);
  const named = nameSections(template, { languages: [first, ...others], sections });
  const slugs = slugsIn(first, template);
  const files = new Map<string, Json>();
  const sharedTexts = new Set<string>();
  for (const file of template.files) {
    for (const [name, section] of pathsOf(file, { ids: named.ids, slugs })) {
      const fill = (value: Json, language: string) => fillFile(value, { named, language, section, values });
      const source = mapTexts(file.source, (text, field) =>
        field === 'id' ? (slugs.get(text) ?? text) : text,
      );
      const sourceText = fill(replaceText(source, textIn(file, first, template)), first);
      files.set(file.name === 'messages' ? `${name}.${first}.json` : `${name}.json`, sourceText);
      for (const language of others) {
        const words = fill(textIn(file, language, template), language);
        files.set(`${name}.${language}.json`, words);
        for (const text of sharedText(sourceText, words)) sharedTexts.add(text);
      }
    }
  }
  const brand = files.get('brand.json');
  if (isFields(brand)) files.set('brand.json', { ...brand, language: first });
  for (const [name = '', ...translations] of types ?? [])
    if (translations.includes(name)) sharedTexts.add(name);
  if (sharedTexts.size > 0) files.set('glossary.json', glossaryOf(sharedTexts));
  return types === undefined ? files : applyVisitorTypes(files, { languages: [first, ...others], types });
}

/** Maps the story slugs of the template to those in a language. */
function slugsIn(language: string, template: ContentTemplate): Map<string, string> {
  return new Map(
    template.files
      .filter(({ name }) => name.startsWith('stories/'))
      .flatMap((file) => {
        const words = textIn(file, language, template);
        const [slug, translated] = [file.source, words].map((value) =>
          isFields(value) ? String(value.slug) : '',
        );
        return slug && translated ? [[slug, translated] as const] : [];
      }),
  );
}

type PathNames = { ids: readonly string[]; slugs: ReadonlyMap<string, string> };

/**
 * Lists the paths that a template file gets in a new site: a story is in the folder of its slug, and a file of a section
 * exists once for each section.
 */
function pathsOf({ name }: TemplateFile, { ids, slugs }: PathNames): [name: string, section: number][] {
  const path = name
    .split('/')
    .map((part) => slugs.get(part) ?? part)
    .join('/');
  if (!/\bsection\b/.test(path)) return [[path, 0]];
  return ids.map((id, index) => [path.replace(/\bsection\b/, id), index]);
}

/** Returns the text of a file in a language: its translation, else the marked text of the template. */
function textIn({ source, translations }: TemplateFile, language: string, template: ContentTemplate): Json {
  const [shape = source] = translations.values();
  const words = textLike(shape, source);
  if (language === template.language) return words;
  return translations.get(language) ?? markText(words, language);
}

/** Makes the glossary of a new site: names and addresses that are the same in its languages. */
function glossaryOf(same: ReadonlySet<string>): Json {
  return {
    $schema: '../node_modules/@tamarack-lowe/content-model/schema/glossary.schema.json',
    same: [...same].toSorted(),
  };
}

/** Content folder and languages of the review logs. */
type ReviewOptions = { folder: string; languages: readonly string[]; today: string };

/** Records that the translations of the examples match their sources. Returns the names of the review logs. */
export function recordReviews({ folder, languages, today }: ReviewOptions): string[] {
  return languages.map((language) => {
    recordReview({ root: folder, language, by: 'the template', today, files: [] });
    return `content/translations.${language}.json`;
  });
}

/** Name and address of a section in one language, without slash. */
type SectionName = { name: string; slug: string };

/** Sections of a site: their ids in content, and their names by language. */
type Sections = { ids: readonly string[]; in: (language: string) => readonly SectionName[] };

type SectionOptions = { languages: readonly string[]; sections: readonly (readonly string[])[] };

/** Assigns unique addresses to sections in every language; those of the first language are their ids. */
function nameSections(template: ContentTemplate, { languages, sections }: SectionOptions): Sections {
  const { section } = readDefaults();
  const named = new Map(
    languages.map((language, index) => {
      const fallback = section[language] ?? section[template.language] ?? '';
      const names = sections.length > 0 ? sections.map((name) => name[index] ?? '') : [fallback];
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

/** Makes an address of each name. Adds a number if the address is taken, or the name has no letters for addresses. */
function withAddresses(names: readonly string[], taken: readonly string[]): SectionName[] {
  const used = new Set(taken);
  return names.map((name, index) => {
    const base = slugOf(name) || `section-${index + 1}`;
    let slug = base;
    for (let number = 2; used.has(slug); number++) slug = `${base}-${number}`;
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
function fillFile(value: Json, { named, language, section, values }: FillOptions): Json {
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
