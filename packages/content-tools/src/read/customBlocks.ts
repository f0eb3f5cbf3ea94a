import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContentError, type CustomBlock } from '@tamarack-lowe/content-model';
import type { BlockSchemas } from '@tamarack-lowe/content-model/define';
import {
  countWords,
  issue,
  message,
  resourceBlockSchema,
  type SchemaMessage,
  storyBlockSchema,
} from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { createJiti } from 'jiti';
import * as v from 'valibot';
import { fileCache } from '../files/cache.ts';
import { eachText, SHAPES, type Shape } from '../files/shapes.ts';
import { readTextFile } from '../files/textFiles.ts';

/**
 * Custom blocks of a firm by type, as `blocks.ts` of a content folder exports them. `schema`: the valibot schema of a block's
 * fields besides its type. `words`: the location of its text, for translations and the word count.
 */
export type CustomBlocks = Readonly<Record<string, BlockSchemas[string] & { words?: Words }>>;

type Words = { readonly [field: string]: Shape };

/** Files that may define custom blocks; the first existing one is read. */
export const BLOCK_FILES: readonly string[] = ['blocks.ts', 'blocks.js'];

/** Block types that every firm has. */
export const BLOCK_TYPES: readonly string[] = [
  ...new Set(
    [...storyBlockSchema.options, ...resourceBlockSchema.options].map(({ entries }) => entries.type.literal),
  ),
];

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

const typeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'slug' satisfies SchemaMessage),
  v.check(
    (type) => type !== 'custom' && !BLOCK_TYPES.includes(type),
    'blockTypeTaken' satisfies SchemaMessage,
  ),
);

/** Shape of the module's export, as far as it can be checked before a block is read. */
const moduleSchema = v.object({
  blocks: v.record(
    typeSchema,
    v.object({
      schema: v.custom(isFields, 'blockSchema' satisfies SchemaMessage),
      words: v.optional(v.looseObject({})),
    }),
  ),
});

/** Returns the file that defines custom blocks; undefined where there is none. */
export const blocksFile = (root: string): string | undefined =>
  BLOCK_FILES.map((name) => join(root, name)).find(existsSync);

/** Returns a function that reads the custom blocks; none without a file. Throws a `ContentError`. */
export function createCustomBlocks(root: string): () => CustomBlocks {
  const read = fileCache((file): CustomBlocks => {
    const name = basename(file);
    readTextFile(file, name);
    const { blocks } = importFile(file, name);
    parseContent(moduleSchema, { blocks }, name);
    return blocks as CustomBlocks;
  });
  const none: CustomBlocks = {};
  return () => {
    const file = blocksFile(root);
    return file === undefined ? none : read(file);
  };
}

/** Imports a module. jiti runs TypeScript on every Node from 20, and reads the file again after a change. */
function importFile(file: string, name: string): { blocks?: unknown } {
  try {
    return createJiti(import.meta.url, { moduleCache: false, interopDefault: false })(file);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ContentError([issue(name, message('blocksUnreadable', { reason }))]);
  }
}

/**
 * Returns the location of text in blocks, custom blocks included. A translation does not repeat the type of a block,
 * so a field must mean the same in all blocks: throws a `ContentError` otherwise.
 */
export function blockShape(own: CustomBlocks): Shape {
  const shape: Record<string, Shape> = { ...SHAPES.story.body[0] };
  const issues = Object.entries(own).flatMap(([type, { schema, words = {} }]) => {
    const unknown = Object.keys(words).filter((field) => !Object.hasOwn(schema.entries, field));
    const conflicting = Object.keys(schema.entries).filter((field) => {
      const known = shape[field];
      return known !== undefined && !isDeepStrictEqual(known, words[field]);
    });
    Object.assign(shape, words);
    return [
      ...unknown.map((field) => issue(`blocks, ${type}, words`, message('blockField', { field }))),
      ...conflicting.map((field) => issue(`blocks, ${type}`, message('blockFieldTwice', { field }))),
    ];
  });
  if (issues.length > 0) throw new ContentError(issues);
  return shape;
}

/** Separates custom blocks from the built-in blocks (`Block`) of a body. */
export function separateCustomBlocks<Block extends { type: string }>(
  body: readonly (string | { type: string })[],
  own: CustomBlocks,
): (string | Block | CustomBlock)[] {
  return body.map((block) => {
    if (typeof block === 'string' || !Object.hasOwn(own, block.type)) return block as string | Block;
    const { type: name, ...fields } = block;
    const said = [...eachText(fields, own[name]?.words ?? {})].filter(({ as }) => as === 'words');
    return { type: 'custom', name, fields, words: countWords(said.map(({ words }) => words)) };
  });
}
