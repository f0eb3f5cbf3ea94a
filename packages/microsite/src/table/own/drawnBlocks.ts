import { ownBlocks } from 'virtual:microsite/pages';
import type { BlockComponents } from '@tamarack-lowe/pages';

/** What the config of the site draws blocks with, by their types. */
export const DRAWN_BLOCKS: BlockComponents = Object.fromEntries(
  Object.entries(ownBlocks).map(([type, { Component }]) => [type, Component]),
);
