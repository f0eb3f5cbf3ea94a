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
import { remember } from '../files/cache.ts';
import { blockShape } from '../twins/blockShape.ts';
import type { Reader } from '../files/languageReader.ts';
import { SHAPES } from '../files/shapes.ts';
import { blocksFile, createOwnBlocks } from './customBlocks.ts';
import type { OwnBlocks } from './OwnBlocks.ts';

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

/** The shapes of files whose bodies may hold blocks of a firm's own. */
const shapesOf = (own: OwnBlocks) => {
  const block = blockShape(own);
  return {
    story: { ...SHAPES.story, body: [block] },
    resource: { ...SHAPES.resource, text: [block] },
  } as const;
};

/**
 * The firm's own words: its regions and visitor types as they are said in the language that is read, and readers of the files
 * that say any of its words, or hold its own blocks. Without `vocabulary.json` stories may have any topic, nobody has a region,
 * and everybody is shown the same.
 */
export function createVocabulary(root: string, { parsed }: Reader) {
  const file = join(root, 'vocabulary.json');
  const read = parsedFile(root, vocabularySchema, basename);
  const readIn = parsed({ schema: vocabularySchema, shape: SHAPES.vocabulary, where: basename });

  const blocks = createOwnBlocks(root);

  function readersFor(words: Words, own: OwnBlocks) {
    const schemas = defineContent({ ...words, blocks: own });
    const shapes = shapesOf(own);
    return {
      brand: parsed({ schema: schemas.brand, shape: SHAPES.brand }),
      story: parsed({ schema: schemas.story, shape: shapes.story }),
      resource: parsed({ schema: schemas.resource, shape: shapes.resource }),
      slides: parsed({ schema: schemas.slides, shape: SHAPES.slides }),
      member: parsed({ schema: schemas.member, shape: SHAPES.member }),
      places: parsedFile(root, schemas.places),
      promises: parsedFile(root, schemas.promises, basename),
    };
  }
  const unnamed: Words = { regions: [], visitorTypes: [] };
  const words = () => (existsSync(file) ? wordsOf(read(file)) : unnamed);
  const sayers = () => [existsSync(file) ? file : [], blocksFile(root) ?? []].flat();
  const readersWithout = readersFor(unnamed, {});
  const readersWith = fileCache(() => readersFor(words(), blocks()), sayers);

  return {
    words: remember(words),
    /** The blocks of the firm's own. */
    blocks: remember(blocks),
    /** Where words stand in files with bodies. */
    shapes: remember(() => shapesOf(blocks())),
    /** Readers by the kind of file. They are others when the vocabulary or the blocks changed. */
    readers: remember(() => {
      const [sayer] = sayers();
      return sayer === undefined ? readersWithout : readersWith(sayer);
    }),
    /** In the order in which visitors are offered them. */
    regions: remember((): Region[] => (existsSync(file) ? readIn(file).regions : [])),
    /** The first is whom a visitor is taken for. */
    visitorTypes: remember((): VisitorTypeSource[] => (existsSync(file) ? readIn(file).visitorTypes : [])),
  };
}
