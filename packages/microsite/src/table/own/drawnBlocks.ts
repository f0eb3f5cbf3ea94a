import { ownBlocks } from 'virtual:microsite/pages';
import type { BlockComponents } from '@tamarack-lowe/pages';
import { type ComponentType, lazy } from 'react';

/** Components for blocks from the config of the site, by block type. */
export const DRAWN_BLOCKS: BlockComponents = Object.fromEntries(
  Object.entries(ownBlocks).map(([type, { component }]) => [
    type,
    lazy(async () => ({ default: await loadComponent(component) })),
  ]),
);

/** Function of a config that imports a component: the default export of a module, or the component itself. */
type ComponentLoader<Props> = () => Promise<ComponentType<Props> | { default: ComponentType<Props> }>;

/** Imports a component of a config. */
export async function loadComponent<Props>(load: ComponentLoader<Props>): Promise<ComponentType<Props>> {
  const loaded = await load();
  return 'default' in loaded ? loaded.default : loaded;
}
