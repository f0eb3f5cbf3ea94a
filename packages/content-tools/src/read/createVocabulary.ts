import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  defineContent,
  type Region,
  type VisitorTypeSource,
  type Vocabulary,
  vocabularySchema,
} from '@tamarack-lowe/content-model/define';
import { fileCache } from '../files/fileCache.ts';
import { parsedFile } from '../files/parsedFile.ts';
import { remember } from '../files/remember.ts';
import type { Reader } from '../twins/createReader.ts';
import { SHAPES } from '../twins/shapes.ts';

/** The words that a firm's files may say: any topic where none are named, and ids of regions and visitor types. */
type Words = {
  topics?: readonly string[] | undefined;
  regions: readonly string[];
  visitorTypes: readonly string[];
};

const wordsOf = ({ topics, regions, visitorTypes }: Vocabulary): Words => ({
  topics,
  regions: regions.map(({ id }) => id),
  visitorTypes: visitorTypes.map(({ id }) => id),
});

/**
 * The firm's own words: its regions and visitor types as they are said in the language that is read, and readers of the files that say any
 * of its words. Without `vocabulary.json` stories may have any topic, nobody has a region,
 * and everybody is shown the same.
 */
export function createVocabulary(root: string, { parsed }: Reader) {
  const file = join(root, 'vocabulary.json');
  const read = parsedFile(vocabularySchema, basename);
  const readIn = parsed({ schema: vocabularySchema, shape: SHAPES.vocabulary, where: basename });

  function readersFor(words: Words) {
    const schemas = defineContent(words);
    return {
      brand: parsed({ schema: schemas.brand, shape: SHAPES.brand }),
      story: parsed({ schema: schemas.story, shape: SHAPES.story }),
      slides: parsed({ schema: schemas.slides, shape: SHAPES.slides }),
      member: parsed({ schema: schemas.member, shape: SHAPES.member }),
      places: parsedFile(schemas.places),
      promises: parsedFile(schemas.promises, basename),
    };
  }
  const unnamed: Words = { regions: [], visitorTypes: [] };
  const readersWithout = readersFor(unnamed);
  const readersWith = fileCache((named) => readersFor(wordsOf(read(named))));

  return {
    words: remember(() => (existsSync(file) ? wordsOf(read(file)) : unnamed)),
    /** Readers by the kind of file. They are others when the vocabulary changed. */
    readers: remember(() => (existsSync(file) ? readersWith(file) : readersWithout)),
    /** In the order in which visitors are offered them. */
    regions: remember((): Region[] => (existsSync(file) ? readIn(file).regions : [])),
    /** The first is whom a visitor is taken for. */
    visitorTypes: remember((): VisitorTypeSource[] => (existsSync(file) ? readIn(file).visitorTypes : [])),
  };
}
