import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemFile } from '@tamarack-lowe/content-model';
import type { Answers } from './answers/Answers.ts';
import { isFields, type Json } from './content/json.ts';
import { languageWords } from './content/languageWords.ts';
import { fill } from './fill.ts';
import { HOME } from './home.ts';
import { packageVersions } from './packageVersions.ts';

const FOLDER = join(HOME, 'template/site');

type Source = { answers: Answers; slug: string; content: ReadonlyMap<string, Json> };

/** What stands around the content of a new site: texts by the names of the files. */
export function makeSiteFiles({ answers, slug, content }: Source): Map<string, string> {
  const { name, languages, colour } = answers;
  const values = {
    ...packageVersions(),
    ...languageWords(languages),
    firm: name,
    slug,
    colour,
    languages: languages.join("', '"),
    sectionId: firstSection(content),
  };
  const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(FOLDER.length + 1));
  return new Map(
    names.map((file) => [
      // npm packs no file of this name.
      file === 'gitignore' ? '.gitignore' : file.replaceAll('\\', '/'),
      fill(readFileSync(join(FOLDER, file), 'utf8'), values),
    ]),
  );
}

function firstSection(content: ReadonlyMap<string, Json>): string {
  const brand = content.get('brand.json');
  const [first] = isFields(brand) && Array.isArray(brand.sections) ? brand.sections : [];
  return isFields(first) ? String(first.id) : '';
}
