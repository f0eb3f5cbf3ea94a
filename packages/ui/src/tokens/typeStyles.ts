import { styleRule } from './styleRule.ts';
import { type Group, group, leaves } from './tokenTree.ts';

/** Families, sizes and tracking of type as custom properties. */
export function typeStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'font', 'family'))) {
    const names = (token.$value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name));
    found[`--gt-font-${path.join('-')}`] = names.join(', ');
  }
  for (const [path, token] of leaves(group(tokens, 'typography'))) {
    const value = token.$value as { fontFamily: string; fontWeight: number; lineHeight: number };
    const fluid = token.$extensions?.['design.fluid'] as { css: string };
    const name = path.join('-');
    const family = value.fontFamily.includes('display') ? 'display' : 'text';
    found[`--gt-size-${name}`] = fluid.css;
    found[`--gt-type-${name}`] =
      `${value.fontWeight} var(--gt-size-${name}) / ${value.lineHeight} var(--gt-font-${family})`;
    found[`--gt-tracking-${name}`] = `${token.$extensions?.['design.letterSpacingEm']}em`;
  }
  return styleRule(':root', found);
}
