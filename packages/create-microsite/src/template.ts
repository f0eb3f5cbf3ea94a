import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import { listLanguages } from '@tamarack-lowe/content-tools/internal/languages';
import { isFields, type Json } from './json.ts';

/** Folder of this package, here and where it is installed. */
export const HOME = fileURLToPath(new URL('..', import.meta.url));

/** Values by placeholder name. */
export type Values = Readonly<Record<string, string>>;

/** Fills the placeholders (`{{name}}`) of a template. Throws for a placeholder without a value. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has no value for "{{${name}}}".`);
    return value;
  });
}

/** Content folder of the template: one section, with translations into its languages. */
export const TEMPLATE = join(HOME, 'template/content');

/** A file of the template: its source, and its translations by language. */
export type TemplateFile = { name: string; source: Json; translations: ReadonlyMap<string, Json> };

export type ContentTemplate = {
  /** Language of files without one in their name. */
  language: string;
  /** All languages of the template. */
  languages: readonly string[];
  files: readonly TemplateFile[];
  /** Returns the addresses of the pages of the template in a language, without slashes. Sections cannot have them. */
  taken: (language: string) => string[];
};

/** Reads the template. The label file is called `messages` in every language. */
export function readContentTemplate(): ContentTemplate {
  const read = (name: string): Json => JSON.parse(readFileSync(join(TEMPLATE, name), 'utf8'));
  const brand = read('brand.json');
  const language = isFields(brand) ? String(brand.language) : '';
  const languages = listLanguages(TEMPLATE);
  const names = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json') && !name.split('/').some(isSystemFile));
  const others = languages.filter((each) => each !== language);
  const files = names
    .filter((name) => !others.some((other) => name.endsWith(`.${other}.json`)))
    .map((file): TemplateFile => {
      const name = file.replace(`.${language}.json`, '.json').replace(/\.json$/, '');
      const translations = others
        .filter((other) => names.includes(`${name}.${other}.json`))
        .map((other) => [other, read(`${name}.${other}.json`)] as const);
      return { name, source: read(file), translations: new Map(translations) };
    });
  const taken = (wanted: string) => {
    const words = others.includes(wanted) ? read(`brand.${wanted}.json`) : brand;
    return isFields(words) && isFields(words.pages)
      ? Object.values(words.pages).map((path) => String(path).replaceAll('/', ''))
      : [];
  };
  return { language, languages, files, taken };
}

/** Default answers: a colour, the name of the section, and text about visitors. */
type Defaults = {
  colour: string;
  section: Readonly<Record<string, string>>;
  /**
   * Text about a visitor type that has only a name, by language; `begin` addresses all visitors where there are no
   * types.
   */
  type: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Reads the defaults beside the template. */
export function readDefaults(): Defaults {
  return JSON.parse(readFileSync(join(HOME, 'template/defaults.json'), 'utf8'));
}
