import { styleRule } from './styleRule.ts';
import { type Group, group, leaves, type Token } from './tokenTree.ts';

/** Families, sizes and tracking of type as custom properties. */
export function typeStyles(tokens: Group): string {
  const found: Record<string, string> = {};
  for (const [path, token] of leaves(group(tokens, 'font', 'family'))) {
    const names = (token.$value as string[]).map((name) => (name.includes(' ') ? `"${name}"` : name));
    found[`--gt-font-${path.join('-')}`] = names.join(', ');
  }
  for (const [path, token] of leaves(group(tokens, 'typography'))) {
    const fluid = token.$extensions?.['design.fluid'] as { css: string };
    const name = path.join('-');
    found[`--gt-size-${name}`] = fluid.css;
    found[`--gt-type-${name}`] = fontOf(name, token);
    found[`--gt-tracking-${name}`] = `${token.$extensions?.['design.letterSpacingEm']}em`;
  }
  return styleRule(':root', found);
}

/** Whole fonts, by property. Their sizes and families are those of the element that they are set on. */
export function fonts(tokens: Group): Record<string, string> {
  const found = leaves(group(tokens, 'typography')).map(([path, token]) => {
    const name = path.join('-');
    return [`--gt-type-${name}`, fontOf(name, token)];
  });
  return Object.fromEntries(found);
}

function fontOf(name: string, token: Token): string {
  const value = token.$value as { fontFamily: string; fontWeight: number; lineHeight: number };
  const family = value.fontFamily.includes('display') ? 'display' : 'text';
  return `${value.fontWeight} var(--gt-size-${name}) / ${value.lineHeight} var(--gt-font-${family})`;
}
