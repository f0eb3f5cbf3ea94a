import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model';
import { listLanguages } from '@tamarack-lowe/content-tools';
import { HOME } from './home.ts';
import { isFields, type Json } from './content/json.ts';

/** The template is a content folder itself: one section, and twins for the languages that it is written in. */
export const TEMPLATE = join(HOME, 'template/content');

/** A file of the template as it is said in its own language, and in others by their names. */
export type TemplateFile = { name: string; source: Json; twins: ReadonlyMap<string, Json> };

export type ContentTemplate = {
  /** The language of files without one in their name. */
  language: string;
  /** Every language that the template is written in. */
  languages: readonly string[];
  files: readonly TemplateFile[];
  /** The addresses of its pages in a language, without slashes. */
  taken: (language: string) => string[];
};

/** Reads the template. `messages` is the name of the labels, whatever their language. */
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
      const twins = others
        .filter((other) => names.includes(`${name}.${other}.json`))
        .map((other) => [other, read(`${name}.${other}.json`)] as const);
      return { name, source: read(file), twins: new Map(twins) };
    });
  const taken = (wanted: string) => {
    const words = others.includes(wanted) ? read(`brand.${wanted}.json`) : brand;
    return isFields(words) && isFields(words.pages)
      ? Object.values(words.pages).map((path) => String(path).replaceAll('/', ''))
      : [];
  };
  return { language, languages, files, taken };
}
