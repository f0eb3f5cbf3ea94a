import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { editorSchemaFiles, SCHEMA_FOLDER } from '../read/editorSchemas.ts';
import type { Rule } from './context.ts';

/** Finds sections of the brand without slides, and slides and stories of unknown sections. */
export const unknownSections: Rule = ({ brand, slideSets, stories }) => {
  const known: string[] = brand.sections.map(({ id }) => id);
  const written = new Set<string>(slideSets.map(({ section }) => section));
  const isUnknown = (section: string) => !known.includes(section);
  return [
    ...known
      .filter((id) => !written.has(id))
      .map((id) => issue('brand, sections', message('noSlides', { id }))),
    ...[...written]
      .filter(isUnknown)
      .map((section) => issue('slides', message('slidesOfNoSection', { section }))),
    ...stories
      .filter(({ section }) => isUnknown(section))
      .map(({ section, slug }) =>
        issue(slug, message('storyOfNoSection', { section, known: known.join(', ') })),
      ),
  ];
};

/** Finds visitor types without the text that pages of this site show. */
export const missingVisitorTypeFields: Rule = ({ brand, fileIn, sources }) => {
  const types = sources.visitorTypes();
  const required = [
    ...(types.length > 1 ? (['menu'] as const) : []),
    ...(brand.pages.connect === undefined ? [] : (['nextStep'] as const)),
    ...(types.length > 1 && brand.pages.connect !== undefined ? (['team', 'recruits'] as const) : []),
  ];
  return types.flatMap((type, index) =>
    required
      .filter((field) => type[field] === undefined)
      .map((field) =>
        issue(
          `${fileIn('taxonomy.json')}, visitor type ${index + 1}`,
          message('visitorTypeField', { field, type: type.id }),
        ),
      ),
  );
};

/** Finds editor schemas that do not match the taxonomy: an editor would mark right values as wrong. */
export const outdatedSchemas: Rule = ({ root, sources }) => {
  if (!existsSync(join(root, SCHEMA_FOLDER))) return [];
  return editorSchemaFiles(sources)
    .filter(({ file, text }) => !isWritten(join(root, file), text))
    .map(({ file }) => issue(file.replaceAll('\\', '/'), message('outdatedSchema')));
};

const isWritten = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;

/** Finds topics without a label, on sites with a page of all stories. */
export const unlabelledTopics: Rule = ({ brand, fileIn, sources, stories }) => {
  if (brand.pages.stories === undefined) return [];
  const { topics } = sources.catalogue();
  return [...new Set(stories.map(({ topic }) => topic))]
    .filter((topic) => !Object.hasOwn(topics, topic))
    .map((topic) => issue(`${fileIn('catalogue.json')}, topics`, message('noTopicLabel', { topic })));
};

/** Finds stories of a stage that the page of all stories does not offer. */
export const unknownStages: Rule = ({ sources, stories }) => {
  const known = sources.catalogue().stages.map(({ id }) => id);
  return stories.flatMap(({ slug, stage }) =>
    stage === undefined || known.includes(stage)
      ? []
      : [issue(`${slug}, stage`, message('unknownStage', { stage, known: known.join(', ') }))],
  );
};
