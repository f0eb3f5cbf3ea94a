import type { OwnBlock, Picture, ResourceBlock } from '@tamarack-lowe/content-model';

/** A block as its page shows it: quotes come with the portrait of who said it, when that person is one of ours. */
export type ShownResourceBlock =
  | OwnBlock
  | Exclude<ResourceBlock, { type: 'quote' }>
  | (Extract<ResourceBlock, { type: 'quote' }> & { portrait: Picture | null });
