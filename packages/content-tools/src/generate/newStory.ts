import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, type Section, slugSchema } from '@tamarack-lowe/content-model';
import * as v from 'valibot';
import { otherLanguages } from '../parity/otherLanguages.ts';
import { createSources } from '../read/sources.ts';
import { makeTwin } from '../twins/makeTwin.ts';
import { SHAPES } from '../files/shapes.ts';
import { twinFile } from '../twins/twinFile.ts';
import { storySchemaPath } from '../start/storySchemaPath.ts';
import { storySkeleton } from '../start/storySkeleton.ts';

/** Which story to start, and where. */
export type NewStoryOptions = {
  folder: string;
  section: string | undefined;
  slug: string | undefined;
  /** `YYYY-MM-DD` */
  today: string;
};

/**
 * Makes the folder of a new story, its file and a twin for each other language of the folder, and returns the file. Throws
 * a `ContentError` for a section or slug that cannot be.
 */
export function newStory({ folder, section, slug, today }: NewStoryOptions): string {
  const brand = createSources(folder).brand();
  const sections: string[] = brand.sections.map(({ id }) => id);
  if (section === undefined || !sections.includes(section) || slug === undefined) {
    throw new ContentError([
      `Say where the story belongs and what its address ends with: <${sections.join('|')}> <slug>, for instance: ${sections[0]} my-first-winter`,
    ]);
  }
  const parsed = v.safeParse(slugSchema, slug);
  if (!parsed.success)
    throw new ContentError([`"${slug}" cannot end an address. ${parsed.issues[0].message}`]);
  const place = join(folder, 'stories', section, slug);
  if (existsSync(place)) {
    throw new ContentError([
      `There is a ${section} story "${slug}" already: ${place}. Choose another slug, or edit that one.`,
    ]);
  }
  mkdirSync(place, { recursive: true });
  const file = join(place, 'story.json');
  const schema = storySchemaPath(brand.$schema);
  const story = storySkeleton({ schema, section: section as Section, slug, today });
  writeFileSync(file, jsonText(story));
  const twin = jsonText(makeTwin(story, SHAPES.story, () => ''));
  for (const language of otherLanguages(folder)) writeFileSync(twinFile(file, language), twin);
  return file;
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
