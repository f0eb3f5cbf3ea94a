import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { CRITICAL } from './critical.ts';

test('rules for the time before the whole sheet end with it: the kit sets the same properties in a later layer', () => {
  const kit = new URL('../../../ui/src/', import.meta.url);
  const set = new Map<string, Set<string>>();
  for (const file of globSync('*/*.css', { cwd: kit })) {
    const css = readFileSync(new URL(file, kit), 'utf8');
    postcss.parse(css).walkRules(({ selector, nodes }) => {
      const props = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
      set.set(selector, new Set([...(set.get(selector) ?? []), ...props]));
    });
  }

  postcss.parse(CRITICAL.standIns ?? '').walkDecls(({ prop, parent }) => {
    const { selectors } = parent as postcss.Rule;
    for (const selector of selectors) {
      const name = selector.replace('[open]', '').replace('>', ' > ');
      expect([...(set.get(name) ?? [])], `${name} { ${prop} }`).toContain(prop);
    }
  });
});
