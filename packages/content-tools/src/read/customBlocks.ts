import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError, resourceBlockSchema, storyBlockSchema } from '@tamarack-lowe/content-model';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { createJiti } from 'jiti';
import * as v from 'valibot';
import { fileCache } from '../files/fileCache.ts';
import { readTextFile } from '../files/textFiles.ts';
import type { OwnBlocks } from './OwnBlocks.ts';

/** Files that may say which blocks are a firm's own; the first that is there is read. */
export const BLOCK_FILES: readonly string[] = ['blocks.ts', 'blocks.js'];

/** The types of blocks that every firm has. */
export const BLOCK_TYPES: readonly string[] = [
  ...new Set(
    [...storyBlockSchema.options, ...resourceBlockSchema.options].map(({ entries }) => entries.type.literal),
  ),
];

const isFields = (value: unknown) =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';

const typeSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'The type of a block has lowercase letters, digits and hyphens only.'),
  v.check(
    (type) => type !== 'own' && !BLOCK_TYPES.includes(type),
    'There is a block of this type already. Choose another; to draw that one otherwise, name it in "blocks" of the config.',
  ),
);

/** What the file exports, as far as it can be told before a block is read. */
const moduleSchema = v.object({
  blocks: v.record(
    typeSchema,
    v.object({
      schema: v.custom(isFields, 'Write what the block holds: v.object({ … }).'),
      words: v.optional(v.looseObject({})),
    }),
  ),
});

/** The file of a content folder that says which blocks are the firm's own; undefined where there is none. */
export const blocksFile = (root: string): string | undefined =>
  BLOCK_FILES.map((name) => join(root, name)).find(existsSync);

/** Reads the blocks of a firm's own: none where no file says any. Throws a `ContentError`. */
export function createOwnBlocks(root: string): () => OwnBlocks {
  const read = fileCache((file): OwnBlocks => {
    const name = basename(file);
    readTextFile(file, name);
    const { blocks } = importFile(file, name);
    parseContent(moduleSchema, { blocks }, name);
    return blocks as OwnBlocks;
  });
  const none: OwnBlocks = {};
  return () => {
    const file = blocksFile(root);
    return file === undefined ? none : read(file);
  };
}

/** What a file exports. It may be TypeScript on every Node from 20, and it is read anew when it has changed. */
function importFile(file: string, name: string): { blocks?: unknown } {
  try {
    return createJiti(import.meta.url, { moduleCache: false, interopDefault: false })(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError([
      `${name}: it cannot be read: ${reason} Mend this in the file, or install what it imports.`,
    ]);
  }
}
