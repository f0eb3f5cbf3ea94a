import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type People, peopleSchema } from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { readJson } from '../files/textFiles.ts';

const NAME = 'people.json';

/** Reads the sheet of people of a content folder; null without a file. Throws a `ContentError`. */
export function readPeople(root: string): People | null {
  const file = join(root, NAME);
  return existsSync(file) ? parseContent(peopleSchema, readJson(root, file), NAME) : null;
}
