import { styleRule } from './styleRule.ts';
import { type Group, group, leaves } from './tokenTree.ts';

/** Every colour as a custom property. */
export function colourStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'color'))) {
    const { hex } = token.$value as { hex: string };
    found[`--gt-color-${path.filter((step) => step !== 'default').join('-')}`] = hex;
  }
  return styleRule(':root', found);
}
