import { ownParts } from 'virtual:microsite/pages';
import { type ComponentType, createElement, memo } from 'react';
import type { PartName } from '../../config/components.ts';

/**
 * Returns the component for a part: the one from the config of the site, which gets the kit's as `Default` and renders
 * again only when its props change; else the kit's.
 */
export function slot<Props extends object>(
  name: PartName,
  Default: ComponentType<Props>,
): ComponentType<Props> {
  const Own = ownParts[name];
  return Own ? memo((props: Props) => createElement(Own, { ...props, Default })) : Default;
}
