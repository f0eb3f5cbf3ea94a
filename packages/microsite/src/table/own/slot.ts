import { ownParts } from 'virtual:microsite/pages';
import { type ComponentType, createElement, memo } from 'react';
import type { PartName } from '../../config/parts.ts';

/**
 * The part of that name: what the config of the site puts in its place, which is given it as `Default` and drawn anew only
 * when what it is given changes, or the kit's own.
 */
export function slot<Props extends object>(
  name: PartName,
  Default: ComponentType<Props>,
): ComponentType<Props> {
  const Own = ownParts[name];
  return Own ? memo((props: Props) => createElement(Own, { ...props, Default })) : Default;
}
