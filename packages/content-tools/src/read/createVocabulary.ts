import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  defineContent,
  type Region,
  type Vocabulary,
  vocabularySchema,
} from '@tamarack-lowe/content-model/define';
import { fileCache } from '../files/fileCache.ts';
import { parsedFile } from '../files/parsedFile.ts';
import { remember } from '../files/remember.ts';
import type { Reader } from '../twins/createReader.ts';
import { SHAPES } from '../twins/shapes.ts';

/**
 * The firm's own words: its regions as they are said in the language that is read, and readers of the files that say any
 * of its words. Without `vocabulary.json` stories may have any topic, and nobody has a region.
 */
export function createVocabulary(root: string, { parsed }: Reader) {
  const file = join(root, 'vocabulary.json');
  const read = parsedFile(vocabularySchema, basename);
  const readIn = parsed({ schema: vocabularySchema, shape: SHAPES.vocabulary, where: basename });

  function readersFor({ topics, regions }: Pick<Vocabulary, 'topics' | 'regions'>) {
    const schemas = defineContent({ topics, regions: regions.map(({ id }) => id) });
    return {
      story: parsed({ schema: schemas.story, shape: SHAPES.story }),
      slides: parsed({ schema: schemas.slides, shape: SHAPES.slides }),
      member: parsed({ schema: schemas.member, shape: SHAPES.member }),
      places: parsedFile(schemas.places),
      promises: parsedFile(schemas.promises, basename),
    };
  }
  const anybodys = readersFor({ regions: [] });
  const own = fileCache(() => readersFor(read(file)));

  return {
    /** Readers by the kind of file. They are others when the vocabulary changed. */
    readers: remember(() => (existsSync(file) ? own(file) : anybodys)),
    /** In the order in which visitors are offered them. */
    regions: remember((): Region[] => (existsSync(file) ? readIn(file).regions : [])),
  };
}
