import { styleRule } from './styleRule.ts';
import { type Group, group, leaves, measure } from './tokenTree.ts';

/** Spaces, radii, sizes and borders as custom properties. */
export function measureStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const name of ['space', 'radius', 'size', 'border'] as const) {
    for (const [path, token] of leaves(group(tokens, name))) {
      found[`--gt-${name}-${path.join('-')}`] = measure(token.$value);
    }
  }
  return styleRule(':root', found);
}
