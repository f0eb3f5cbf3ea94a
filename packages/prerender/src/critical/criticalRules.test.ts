import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { askedByStyles, dropUnused } from './dropUnused.ts';
import { EARLY_RULES } from './earlyRules.ts';
import { earlyScript } from './earlyScript.ts';
import { fontFaces, withoutFaces } from './fontFaces.ts';
import { rulesOf } from './rulesOf.ts';

test('a page carries the faces of fonts that devices have, and asks for no file', () => {
  const ours = '@font-face{font-family:A;src:url(a.woff2)}';
  const theirs = "@font-face{font-family:B;src:local('Georgia')}";

  const sheet = `${theirs}p{color:red}@media (scripting: none){${ours}}`;

  expect(fontFaces(sheet)).toBe(theirs);
  expect(withoutFaces(sheet)).toBe('p{color:red}@media (scripting: none){}');
});

test('leaves out what nothing asks for, and what can wait for the whole sheet', () => {
  const css = `:root{--used:1px;--by-style:2px;--via:var(--used);--unused:3px}
    a{margin:var(--via)}a:hover,a:focus{color:red}u:is(:hover,:active){color:red}b:has([data-layout=calm]){color:gold}.gt-button{transition:color 1s}.gt-deck{transition:transform 1s}
    @media print{a{color:black}}@media print,(scripting: none){a{color:grey}}@media print,(width<900px){a{color:green}}@media (scripting: none){a{color:blue}}
    @layer b{@property --used{syntax:"*";inherits:false}i{color:pink}@page{margin:1cm};}`;
  const kept = dropUnused(css, askedByStyles('<p style="margin:var(--by-style)">'));

  expect(kept).toContain('--by-style');
  expect(kept).toContain('--via');
  expect(kept).toContain('a:focus');
  expect(kept).toContain('transition:transform');
  expect(kept).toContain('green');
  expect(kept).toContain('@layer b{i{color:pink}}');
  expect(kept).not.toMatch(/--unused|hover|calm|black|grey|blue|color 1s|@page|@property/);
});

test('a page carries the rules of what it shows, by their place in it, and those of what it may become', () => {
  const rules = rulesOf('h1{color:red}.a>.b{color:blue}.a .c{color:green}.d,[data-shown]{color:grey}');
  const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
  const closed = '<dialog class="a"><i class="c"></i></dialog>';

  expect(rules(page('<p class="a"><i class="b"></i></p>'))).toBe(
    `.a>.b{color:blue}[data-shown]{color:grey}${EARLY_RULES}`,
  );
  expect(rules(page(`<h1></h1><i class="a"></i><i class="b"></i>${closed}`))).toBe(
    `h1{color:red}[data-shown]{color:grey}${EARLY_RULES}`,
  );
});

test('the inline script is one text without imports', async () => {
  const code = await earlyScript();

  expect(code).not.toMatch(/\bimport\s*[{"']|<\/script/);
  expect(() => new Function(code)).not.toThrow();
});

test('rules for the time before the whole sheet end with it: the kit sets the same properties in a later layer', () => {
  const kit = new URL('../../../../packages/ui/src/', import.meta.url);
  const set = new Map<string, Set<string>>();
  for (const file of ['menu-dialog/menu-dialog', 'social-ring/social-ring', 'name-ring/name-ring']) {
    const css = readFileSync(new URL(`${file}.css`, kit), 'utf8');
    postcss.parse(css).walkRules(({ selector, nodes }) => {
      const props = nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []));
      set.set(selector, new Set([...(set.get(selector) ?? []), ...props]));
    });
  }

  postcss.parse(EARLY_RULES).walkDecls(({ prop, parent }) => {
    const { selectors } = parent as postcss.Rule;
    for (const selector of selectors) {
      const name = selector.replace('[open]', '').replace('>', ' > ');
      expect([...(set.get(name) ?? [])], `${name} { ${prop} }`).toContain(prop);
    }
  });
});
