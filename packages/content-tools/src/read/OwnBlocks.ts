import type { BlockSchemas } from '@tamarack-lowe/content-model/define';
import type { Shape } from '../twins/Shape.ts';

/**
 * Blocks of a firm's own, by their types, as `blocks.ts` of a content folder exports them. `schema` says what a block holds
 * besides its type, in valibot; `words` says where words stand in it, which twins say again and readers are counted to read.
 */
export type OwnBlocks = Readonly<Record<string, BlockSchemas[string] & { words?: Words }>>;

type Words = { readonly [field: string]: Shape };
