import { customBlocks, customComponents } from 'virtual:microsite/pages';
import type { BlockComponents } from '@tamarack-lowe/pages';
import { type ComponentType, createElement, lazy, memo } from 'react';
import type { ComponentName } from '../../config/components.ts';

/**
 * Returns the component with a name: the one from the config of the site, which gets the kit's as `Default` and renders
 * again only when its props change; else the kit's.
 */
export function slot<Props extends object>(
  name: ComponentName,
  Default: ComponentType<Props>,
): ComponentType<Props> {
  const Custom = customComponents[name];
  return Custom ? memo((props: Props) => createElement(Custom, { ...props, Default })) : Default;
}

/** Components for blocks from the config of the site, by block type. */
export const CUSTOM_BLOCKS: BlockComponents = Object.fromEntries(
  Object.entries(customBlocks).map(([type, { component }]) => [
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
