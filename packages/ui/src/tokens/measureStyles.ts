import { styleRule } from './styleRule.ts';
import { type Group, group, leaves, measure } from './tokenTree.ts';

/** Spaces, radii, sizes and borders as custom properties. What grows has so many px more in a window of 2560. */
export function measureStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const name of ['space', 'radius', 'size', 'border'] as const) {
    for (const [path, token] of leaves(group(tokens, name))) {
      const least = measure(token.$value);
      const more = token.$extensions?.['design.grows'];
      found[`--gt-${name}-${path.join('-')}`] =
        more === undefined ? least : `calc(${least} + ${more} * var(--gt-step))`;
    }
  }
  return styleRule(':root', found);
}
