import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, SECTIONS, sectionSchema, slugSchema } from '@tamarack-lowe/content-model';
import * as v from 'valibot';
import { storySkeleton } from './storySkeleton.ts';

/** Makes the folder of a new story and returns its file. Throws a `ContentError` for a section or slug that cannot be. */
export function newStory(root: string, [section, slug]: readonly string[], today: string): string {
  if (!v.is(sectionSchema, section) || slug === undefined) {
    throw new ContentError([
      `Say where the story belongs and what its address ends with: pnpm new:story <${SECTIONS.join('|')}> <slug>, for instance: pnpm new:story discover my-first-winter`,
    ]);
  }
  const parsed = v.safeParse(slugSchema, slug);
  if (!parsed.success)
    throw new ContentError([`"${slug}" cannot end an address. ${parsed.issues[0].message}`]);
  const folder = join(root, 'stories', section, slug);
  if (existsSync(folder)) {
    throw new ContentError([
      `There is a ${section} story "${slug}" already: ${folder}. Choose another slug, or edit that one.`,
    ]);
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'story.json');
  writeFileSync(file, storySkeleton(section, slug, today));
  return file;
}
