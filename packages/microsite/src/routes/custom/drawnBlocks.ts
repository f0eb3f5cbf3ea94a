import { ownBlocks } from 'virtual:microsite/pages';
import type { BlockComponents } from '@tamarack-lowe/pages';

/** Components for blocks from the config of the site, by block type. */
export const DRAWN_BLOCKS: BlockComponents = Object.fromEntries(
  Object.entries(ownBlocks).map(([type, { Component }]) => [type, Component]),
);
