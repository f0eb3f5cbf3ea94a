import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, type Region, type VisitorTypeSource } from '@tamarack-lowe/content-model';
import { defineContent } from '@tamarack-lowe/content-model/define';
import {
  brandSchemaFor,
  hiringSchemaFor,
  type Taxonomy,
  taxonomySchema,
} from '@tamarack-lowe/content-model/internal/content';
import { createSharedCache, fileCache, memoize } from '../files/cache.ts';
import { createReader, type Reader } from '../files/languageReader.ts';
import { chooseLanguage, sourceLanguage } from '../files/languages.ts';
import { SHAPES } from '../files/shapes.ts';
import { parsedFile } from '../files/textFiles.ts';
import { blockShape, blocksFile, type CustomBlocks, createCustomBlocks } from './customBlocks.ts';

/** Opens the files of a content folder in one language; each is read once until it changes. */
export function openLanguage(root: string, wanted?: string) {
  const language = memoize(() => chooseLanguage(root, wanted));
  const source = memoize(() => sourceLanguage(root));
  const reader = createReader(root, () => ({ language: language(), source: source() }));
  return { language, source, reader, ...openTaxonomy(root, reader) };
}
type OpenLanguage = ReturnType<typeof openLanguage>;

const sharedLanguages = createSharedCache<OpenLanguage>();

/**
 * Shares the open language between sites with the same `together` object and different home addresses: `de` and
 * `de-AT` read the same files.
 */
export function openSharedLanguage(together: object, root: string, wanted?: string): OpenLanguage {
  return sharedLanguages(together, JSON.stringify([root, languageFor(root, wanted)]), () =>
    openLanguage(root, wanted),
  );
}

/** Invalid choices are reported later, by the caller. */
function languageFor(root: string, wanted?: string): string | undefined {
  try {
    return chooseLanguage(root, wanted);
  } catch (error) {
    if (error instanceof ContentError) return wanted;
    throw error;
  }
}

/** Taxonomy ids that files may use. Without topics, any topic is allowed. */
type Words = {
  topics?: readonly string[] | undefined;
  regions: readonly string[];
  visitorTypes: readonly string[];
};

const wordsOf = ({ topics, regions, visitorTypes }: Taxonomy): Words => ({
  topics,
  regions: regions.map(({ id }) => id),
  visitorTypes: visitorTypes.map(({ id }) => id),
});

/** Shapes of files whose bodies may contain custom blocks. */
const shapesOf = (own: CustomBlocks) => {
  const block = blockShape(own);
  return {
    story: { ...SHAPES.story, body: [block] },
    resource: { ...SHAPES.resource, text: [block] },
  } as const;
};

/**
 * Opens the firm's taxonomy (`taxonomy.json`): its regions and visitor types in the language, and readers for the
 * files that use its ids or contain custom blocks. Without the file stories may have any topic, nobody has a region,
 * and all visitors see the same.
 */
function openTaxonomy(root: string, { parsed }: Reader) {
  const file = join(root, 'taxonomy.json');
  const read = parsedFile(root, taxonomySchema, basename);
  const readIn = parsed({ schema: taxonomySchema, shape: SHAPES.taxonomy, where: basename });

  const blocks = createCustomBlocks(root);

  function readersFor(words: Words, own: CustomBlocks) {
    const schemas = defineContent({ ...words, blocks: own });
    const shapes = shapesOf(own);
    return {
      brand: parsed({ schema: brandSchemaFor(words.visitorTypes), shape: SHAPES.brand }),
      story: parsed({ schema: schemas.story, shape: shapes.story }),
      resource: parsed({ schema: schemas.resource, shape: shapes.resource }),
      slides: parsed({ schema: schemas.slides, shape: SHAPES.slides }),
      member: parsed({ schema: schemas.member, shape: SHAPES.member }),
      hiring: parsed({
        schema: hiringSchemaFor(words.visitorTypes),
        shape: SHAPES.hiring,
        where: basename,
      }),
      places: parsedFile(root, schemas.places),
      pinned: parsedFile(root, schemas.pinned, basename),
    };
  }
  const noWords: Words = { regions: [], visitorTypes: [] };
  const words = () => (existsSync(file) ? wordsOf(read(file)) : noWords);
  const sourceFiles = () => [existsSync(file) ? file : [], blocksFile(root) ?? []].flat();
  const plainReaders = readersFor(noWords, {});
  const readersOf = fileCache(() => readersFor(words(), blocks()), sourceFiles);

  return {
    words: memoize(words),
    /** Custom blocks of the firm. */
    blocks: memoize(blocks),
    /** Location of text in files with bodies. */
    shapes: memoize(() => shapesOf(blocks())),
    /** Readers by kind of file. They change with the taxonomy and the custom blocks. */
    readers: memoize(() => {
      const [file] = sourceFiles();
      return file === undefined ? plainReaders : readersOf(file);
    }),
    /** In the order that visitors see. */
    regions: memoize((): Region[] => (existsSync(file) ? readIn(file).regions : [])),
    /** The first one is the default. */
    visitorTypes: memoize((): VisitorTypeSource[] => (existsSync(file) ? readIn(file).visitorTypes : [])),
  };
}
