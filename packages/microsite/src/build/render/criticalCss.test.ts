import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { SMALL_FIRM } from '../../routes/testing/smallFirm.ts';
import { criticalCss } from './criticalCss.ts';

test('the kit sets every property of the stand-in rules in a later layer, so they end with the deferred stylesheet', () => {
  const kit = new URL('../../../../ui/src/', import.meta.url);
  const set = new Map<string, Set<string>>();
  for (const file of globSync('*/*.css', { cwd: kit })) {
    const css = readFileSync(new URL(file, kit), 'utf8');
    postcss.parse(css).walkRules(({ selector, nodes }) => {
      const props = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
      set.set(selector, new Set([...(set.get(selector) ?? []), ...props]));
    });
  }

  const { standIns = '' } = criticalCss(SMALL_FIRM.site.visitorTypes);
  postcss.parse(standIns).walkDecls(({ prop, parent }) => {
    const { selectors } = parent as postcss.Rule;
    for (const selector of selectors) {
      const name = selector.replace('[open]', '').replace('>', ' > ');
      expect([...(set.get(name) ?? [])], `${name} { ${prop} }`).toContain(prop);
    }
  });
});

test('a page contains the parts and colour schemes of other visitor types, if the firm has any', () => {
  const contains = ({ site }: typeof GROWN_FIRM, selector: string) =>
    criticalCss(site.visitorTypes).becomes?.some((form) => form.test(selector));
  for (const selector of [
    ':root:not([data-as]) [data-for]',
    '[data-as="1"] [data-for]',
    '[data-as=1] .a',
    ':where(.gt-dusk, .b)',
  ]) {
    expect(contains(GROWN_FIRM, selector)).toBe(true);
    expect(contains(SMALL_FIRM, selector)).toBe(false);
  }
  expect(contains(GROWN_FIRM, '[data-as="2"] [data-for]')).toBe(false);
});
