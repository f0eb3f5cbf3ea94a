import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import {
  defineContent,
  type Region,
  type VisitorTypeSource,
  type Vocabulary,
  vocabularySchema,
} from '@tamarack-lowe/content-model/define';
import { fileCache, memoize } from '../files/cache.ts';
import { createReader, type Reader } from '../files/languageReader.ts';
import { chooseLanguage, sourceLanguage } from '../files/languages.ts';
import { SHAPES } from '../files/shapes.ts';
import { parsedFile } from '../files/textFiles.ts';
import { blockShape, blocksFile, createCustomBlocks, type OwnBlocks } from './customBlocks.ts';

/** How the files of a content folder are read in one language, each once while it stays as it is. */
export function openLanguage(root: string, wanted?: string) {
  const language = memoize(() => chooseLanguage(root, wanted));
  const source = memoize(() => sourceLanguage(root));
  const reader = createReader(root, () => ({ language: language(), source: source() }));
  return { language, source, reader, ...openTaxonomy(root, reader) };
}
type OpenLanguage = ReturnType<typeof openLanguage>;

/** What readings that go together read with, by folder and language. */
const shared = new WeakMap<object, Map<string, OpenLanguage>>();

/** The same for readings that go together, wherever their sites stand: a language and that of a country read the same files. */
export function openSharedLanguage(together: object, root: string, wanted?: string): OpenLanguage {
  const known = shared.get(together) ?? new Map<string, OpenLanguage>();
  shared.set(together, known);
  const name = JSON.stringify([root, languageFor(root, wanted)]);
  const reading = known.get(name) ?? openLanguage(root, wanted);
  known.set(name, reading);
  return reading;
}

/** What cannot be chosen is complained of by whoever reads. */
function languageFor(root: string, wanted?: string): string | undefined {
  try {
    return chooseLanguage(root, wanted);
  } catch (error) {
    if (error instanceof ContentError) return wanted;
    throw error;
  }
}

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
function openTaxonomy(root: string, { parsed }: Reader) {
  const file = join(root, 'vocabulary.json');
  const read = parsedFile(root, vocabularySchema, basename);
  const readIn = parsed({ schema: vocabularySchema, shape: SHAPES.vocabulary, where: basename });

  const blocks = createCustomBlocks(root);

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
    words: memoize(words),
    /** The blocks of the firm's own. */
    blocks: memoize(blocks),
    /** Where words stand in files with bodies. */
    shapes: memoize(() => shapesOf(blocks())),
    /** Readers by the kind of file. They are others when the vocabulary or the blocks changed. */
    readers: memoize(() => {
      const [sayer] = sayers();
      return sayer === undefined ? readersWithout : readersWith(sayer);
    }),
    /** In the order in which visitors are offered them. */
    regions: memoize((): Region[] => (existsSync(file) ? readIn(file).regions : [])),
    /** The first is whom a visitor is taken for. */
    visitorTypes: memoize((): VisitorTypeSource[] => (existsSync(file) ? readIn(file).visitorTypes : [])),
  };
}
