import type { Declaration, Root } from 'postcss';

/**
 * Takes declarations out that a later one of their rule sets again. Only a value with `var()` counts as later: browsers
 * know of every other whether they can read it, and fall back to the earlier where they cannot.
 */
export function dropOverridden(sheet: Root): void {
  sheet.walkRules((rule) => {
    const later = new Set<string>();
    for (const node of rule.nodes.toReversed()) {
      if (node.type !== 'decl') continue;
      const name = nameOf(node);
      if (later.has(name)) node.remove();
      else if (node.value.includes('var(')) later.add(name);
    }
  });
}

const nameOf = ({ prop, important }: Declaration) => prop + (important ? '!' : '');
