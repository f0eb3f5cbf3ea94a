import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { isSystemFile } from '@tamarack-lowe/content-model/internal/text';
import type { Answers } from './answers.ts';
import { isFields, type Json } from './json.ts';
import { fill, HOME, readContentTemplate } from './template.ts';

const FOLDER = join(HOME, 'template/site');
/** Files of the template whose name in a site begins with a dot. */
const HIDDEN = ['gitignore', 'npmrc'];

type Source = { answers: Answers; slug: string; content: ReadonlyMap<string, Json> };

/** Makes the files of a new site besides its content. Returns texts by file name. */
export function makeSiteFiles({ answers, slug, content }: Source): Map<string, string> {
  const { name, languages, colour } = answers;
  const values = {
    ...packageVersions(),
    ...languageText(languages),
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
      // npm does not publish files named `.gitignore` or `.npmrc`.
      HIDDEN.includes(file) ? `.${file}` : file.replaceAll('\\', '/'),
      fill(readFileSync(join(FOLDER, file), 'utf8'), values),
    ]),
  );
}

function firstSection(content: ReadonlyMap<string, Json>): string {
  const brand = content.get('brand.json');
  const [first] = isFields(brand) && Array.isArray(brand.sections) ? brand.sections : [];
  return isFields(first) ? String(first.id) : '';
}

/** Returns the version of each package that a new site needs: those that this package was published with. */
function packageVersions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
  const versions: Record<string, string> = { ...devDependencies, ...dependencies };
  const versionOf = (name: string) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The package does not say its version of ${name}.`);
    return version;
  };
  return {
    'content-model': versionOf('@tamarack-lowe/content-model'),
    'content-tools': versionOf('@tamarack-lowe/content-tools'),
    microsite: versionOf('@tamarack-lowe/microsite'),
    // A site depends on React, because Vite resolves it from the folder of the site, and custom pages import it.
    react: versionOf('react'),
    'react-dom': versionOf('react-dom'),
  };
}

/** Returns the text of a new site's README about its languages. */
function languageText(languages: readonly string[]): {
  languageNames: string;
  languageNotes: string;
} {
  const template = readContentTemplate();
  const names = new Intl.DisplayNames([template.language], { type: 'language' });
  const nameOf = (tag: string) => names.of(tag) ?? tag;
  const untranslated = languages.filter((tag) => !template.languages.includes(primaryLanguage(tag)));
  const notes = untranslated.map((tag) => {
    const language = primaryLanguage(tag);
    return `\nThe pages in ${nameOf(tag)} are not translated yet: their texts are in ${nameOf(template.language)}, and each begins with \`[${language}]\`. Search \`content\` for that mark and translate what follows.\n`;
  });
  return {
    languageNames: new Intl.ListFormat(template.language).format(languages.map(nameOf)),
    languageNotes: notes.join(''),
  };
}
