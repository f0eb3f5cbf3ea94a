import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemaFiles, SCHEMA_FOLDER } from '../read/editorSchemas.ts';
import type { Rule } from './context.ts';

/** Finds sections of the brand without slides, and slides and stories of unknown sections. */
export const unknownSections: Rule = ({ brand, slideSets, stories }) => {
  const named: string[] = brand.sections.map(({ id }) => id);
  const written = new Set<string>(slideSets.map(({ section }) => section));
  const strange = (section: string) => !named.includes(section);
  return [
    ...named
      .filter((id) => !written.has(id))
      .map(
        (id) =>
          `brand, sections: "${id}" has no slides, so its address would be empty. Write slides/${id}.json, or take the section out.`,
      ),
    ...[...written]
      .filter(strange)
      .map(
        (section) =>
          `slides: brand.json names no section "${section}", so nobody would see its slides. Add it to "sections", or correct "section".`,
      ),
    ...stories
      .filter(({ section }) => strange(section))
      .map(
        ({ section, slug }) =>
          `${slug}: brand.json names no section "${section}", so the story has no address. Choose one of: ${named.join(', ')}.`,
      ),
  ];
};

/** Finds visitor types without the text that pages of this site show. */
export const missingVisitorTypeFields: Rule = ({ brand, fileIn, sources }) => {
  const types = sources.visitorTypes();
  const asked = [
    ...(types.length > 1 ? (['menu'] as const) : []),
    ...(brand.pages.connect === undefined ? [] : (['nextStep'] as const)),
    ...(types.length > 1 && brand.pages.connect !== undefined ? (['team', 'recruits'] as const) : []),
  ];
  return types.flatMap((type, index) =>
    asked
      .filter((field) => type[field] === undefined)
      .map(
        (field) =>
          `${fileIn('taxonomy.json')}, visitor type ${index + 1}: "${field}" is missing, and a page says it about "${type.id}". Add "${field}".`,
      ),
  );
};

/** Finds editor schemas that do not match the taxonomy: an editor would mark right values as wrong. */
export const outdatedSchemas: Rule = ({ root, sources }) => {
  if (!existsSync(join(root, SCHEMA_FOLDER))) return [];
  return editorSchemaFiles(sources)
    .filter(({ file, text }) => !isWritten(join(root, file), text))
    .map(
      ({ file }) =>
        `${file.replaceAll('\\', '/')}: this is not the schema that the check goes by, so an editor would mark right words as wrong, or wrong ones not at all. Write it anew: microsite content schema`,
    );
};

const isWritten = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
