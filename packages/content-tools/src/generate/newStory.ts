import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ContentError, type Section } from '@tamarack-lowe/content-model';
import { message, slugSchema } from '@tamarack-lowe/content-model/internal/content';
import * as v from 'valibot';
import { translationFile } from '../files/languageReader.ts';
import { otherLanguages } from '../files/languages.ts';
import { makeTranslation } from '../files/mergeTranslation.ts';
import { contentText, normaliseTranslation } from '../files/normalise.ts';
import { SHAPES } from '../files/shapes.ts';
import { createSources } from '../read/sources.ts';

/** Story to create, and its folder. */
export type NewStoryOptions = {
  folder: string;
  section: string | undefined;
  slug: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
};

/**
 * Creates the folder of a new story, its file and a translation for each other language of the folder, and returns
 * the file. Throws a `ContentError` for an invalid section or slug.
 */
export function newStory({ folder, section, slug, today }: NewStoryOptions): string {
  const brand = createSources(folder).brand();
  const sections: string[] = brand.sections.map(({ id }) => id);
  if (section === undefined || !sections.includes(section) || slug === undefined) {
    throw new ContentError([
      message('nameStory', { sections: sections.join('|'), section: sections[0] ?? '' }),
    ]);
  }
  if (!v.is(slugSchema, slug))
    throw new ContentError([message('slug', { field: message('field', { name: slug }) })]);
  const storyFolder = join(folder, 'stories', section, slug);
  if (existsSync(storyFolder)) {
    throw new ContentError([message('storyExists', { section, slug, folder: storyFolder })]);
  }
  mkdirSync(storyFolder, { recursive: true });
  const file = join(storyFolder, 'story.json');
  const schema = storySchemaPath(brand.$schema);
  const story = storySkeleton({ schema, section: section as Section, slug, today });
  writeFileSync(file, contentText(story));
  const translation = contentText(
    normaliseTranslation(
      makeTranslation(story, SHAPES.story, () => ''),
      story,
    ),
  );
  for (const language of otherLanguages(folder)) writeFileSync(translationFile(file, language), translation);
  return file;
}

/** Values of a story before an editor writes it. */
type StoryStart = {
  /** Path of the story schema, when the folder uses schemas. */
  schema: string | undefined;
  section: Section;
  slug: string;
  /** `YYYY-MM-DD` */
  today: string;
};

/**
 * Creates the first fields of a story. Fields for an editor are empty, so that the content check asks for them one by
 * one.
 */
function storySkeleton({ schema, section, slug, today }: StoryStart) {
  return {
    $schema: schema,
    section,
    slug,
    label: '',
    title: [''],
    summary: '',
    theme: 'one-photo',
    topic: '',
    for: [],
    author: { name: '', job: '' },
    images: [{ media: '', type: 'image', alt: '' }],
    body: [
      { type: 'paragraph', text: '' },
      { type: 'paragraph', text: '' },
    ],
    updated: today,
  };
}

/** Path from a story to its content folder: `stories/<section>/<slug>`. */
const DEPTH = '../../..';

/** Returns the path of the story schema: beside the schema that `brand.json` names. Undefined when it names none. */
function storySchemaPath(brandSchemaPath: string | undefined): string | undefined {
  const name = 'story.schema.json';
  if (brandSchemaPath === undefined) return undefined;
  if (URL.canParse(brandSchemaPath)) return new URL(name, brandSchemaPath).href;
  return posix.join(DEPTH, posix.dirname(brandSchemaPath), name);
}
