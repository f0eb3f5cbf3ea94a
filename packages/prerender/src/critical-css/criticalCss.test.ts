import postcss from 'postcss';
import { expect, test } from 'vitest';
import { deferredStylesheet } from '../stylesheets.ts';
import { criticalCss } from './criticalCss.ts';
import {
  customPropertiesIn,
  dropThemedProperties,
  localFontFaces,
  minify,
  pruneRules,
  withoutFaces,
} from './prune.ts';
import { joinVerified } from './verify.ts';

test('a page contains the faces of installed fonts and loads no font file', () => {
  const ours = '@font-face{font-family:A;src:url(a.woff2)}';
  const theirs = "@font-face{font-family:B;src:local('Georgia')}";

  const sheet = `${theirs}p{color:red}@media (scripting: none){${ours}}`;

  expect(localFontFaces(sheet)).toBe(theirs);
  expect(withoutFaces(sheet)).toBe('p{color:red}@media (scripting: none){}');
});

test('removes unused properties, and rules that can wait for the deferred stylesheet', () => {
  const css = `:root{--used:1px;--by-style:2px;--via:var(--used);--unused:3px;--told:4px}
    a{margin:var(--via)}a:hover,a:focus{color:red}u:is(:hover,:active){color:red}b:has([data-layout=grid]){color:gold}.button{transition:color 1s}.deck{transition:transform 1s}
    @media print{a{color:black}}@media print,(scripting: none){a{color:grey}}@media print,(width<900px){a{color:green}}@media (scripting: none){a{color:#00f}}
    @layer b{@property --used{syntax:"*";inherits:false};i{color:pink}@page{margin:1cm};}`;
  const kept = pruneRules(css, customPropertiesIn('<p style="margin:var(--by-style)">'), {
    later: [/:has\(\[data-layout/],
    moving: [/deck/],
    properties: ['--told'],
  });

  for (const part of ['--by-style', 'a{margin:1px}', '--told', 'a:focus', 'transition:transform', 'green'])
    expect(kept).toContain(part);
  expect(kept).toContain('@layer b{i{color:pink}}');
  expect(kept).not.toMatch(/--unused|hover|layout=grid|#000|grey|#00f|color 1s|@page|@property/);
});

test('removes the keyframes of animations that wait for the deferred stylesheet', () => {
  const css = `@keyframes wave{from{rotate:9deg}}@keyframes roll{from{rotate:1turn}}
    .button{animation:wave 1s}.deck{animation:roll 1s}`;
  const kept = pruneRules(css, [], { moving: [/deck/] });
  expect(kept).toContain('@keyframes roll');
  expect(kept).not.toContain('wave');
});

test('removes an overridden declaration, unless it is a fallback for older browsers', () => {
  const css = ':root{--a:1;--b:2}h1{order:var(--a);order:var(--b)}p{color:red;color:oklch(50% 0.1 20)}';
  expect(pruneRules(css, ['--b'])).toMatch(/^:root\{--b:2\}h1\{order:var\(--b\)\}p\{color:/);
});

test('inlines a constant that is set on the root and never changed', () => {
  const css = `@layer t{:root{--ink:#222;--long:clamp(1rem,2vw,3rem);--size:1px;--wide:2px;--motion:1;--tone:red;--by-style:3px}}
    @media (width>=900px){:root{--size:4px}}.dusk{--tone:#00f}
    a{color:var(--ink);font-size:var(--long)}b{color:var(--ink);inline-size:var(--size)}
    i{inline-size:var(--wide,9px);color:var(--tone);opacity:var(--motion)}u{inline-size:var(--by-style)}`;
  const kept = pruneRules(css, customPropertiesIn('<u style="--by-style:5px">'), {
    properties: ['--motion'],
  });

  expect(kept).toContain('a{color:#222;font-size:clamp(1rem,2vw,3rem)}');
  expect(kept).not.toMatch(/--ink|--long/);
  for (const name of ['--size', '--wide', '--tone', '--motion', '--by-style']) {
    expect(kept).toContain(`${name}:`);
    expect(kept).toContain(`var(${name}`);
  }
});

test('what a theme sets on the root outside of layers is in no layer before it', () => {
  const sheet = postcss.parse(
    '@layer kit{:root{--ground:red;--text:black}@media (width<9em){:root{--ground:pink}}.night{--ground:navy}}' +
      ':root{--ground:green}@media print{:root{--text:blue}}',
  );
  dropThemedProperties(sheet);

  expect(minify(sheet.toString())).toBe(
    '@layer kit{:root{--text:black}.night{--ground:navy}}:root{--ground:green}@media print{:root{--text:blue}}',
  );
});

test('what a theme sets on the root in a layer is not set before it in that layer', () => {
  const sheet = postcss.parse(
    '@layer kit{:root{--way:6vw;--time:2s}@media print{:root{--way:0vw}}}@layer other{:root{--way:1vw}}@layer kit{:root{--way:3vw}}',
  );
  dropThemedProperties(sheet);

  expect(minify(sheet.toString())).toBe(
    '@layer kit{:root{--time:2s}@media print{:root{--way:0vw}}:root{--way:3vw}}@layer other{:root{--way:1vw}}',
  );
});

test('a page contains the rules that match visible elements, and those of its later states', () => {
  const rules = criticalCss('h1{color:red}.a>.b{color:#00f}.a .c{color:green}.d,[data-shown]{color:gray}', {
    unseen: 'dialog',
    becomes: [/data-shown/],
    standIns: 'dialog{inset:0}',
  });
  const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
  const closed = '<dialog class="a"><i class="c"></i></dialog>';

  expect(rules(page('<p class="a"><i class="b"></i></p>'))).toBe(
    '.a>.b{color:#00f}[data-shown]{color:gray}dialog{inset:0}',
  );
  expect(rules(page(`<h1></h1><i class="a"></i><i class="b"></i>${closed}`))).toBe(
    'h1{color:red}[data-shown]{color:gray}dialog{inset:0}',
  );
});

test('a rule with :where() is critical only when its whole selector matches', () => {
  const rules = criticalCss(
    ':where(:root,.dawn){--a:1}:where(.dusk){--a:2}:where(.night){--a:3}:where(.night,.menu) .logo{order:3}i{order:var(--a)}',
    { unseen: 'dialog', becomes: [/dusk/] },
  );
  const page = (body: string) =>
    `<html><head></head><body>${body}<dialog><i class="night logo"></i></dialog></body></html>`;
  const day = ':where(:root,.dawn){--a:1}:where(.dusk){--a:2}';

  expect(rules(page('<i class="logo"></i>'))).toBe(`${day}i{order:var(--a)}`);
  expect(rules(page('<p class="night"><i class="logo"></i></p>'))).toBe(
    `${day}:where(.night){--a:3}:where(.night,.menu) .logo{order:3}i{order:var(--a)}`,
  );
});

test('the deferred stylesheet has no rules for visitors without JavaScript and no unused properties', () => {
  const late = deferredStylesheet(
    ':root{--a:1px;--b:2px;--c-1:3px;--d:4px}@font-face{font-family:A;src:url(a)}p{margin:var(--a)}' +
      '@media (scripting:none){p{color:red}}@media print,(scripting:none){p{color:#00f}}',
    'style.setProperty("--b"); get("--c-" + size)',
  );
  expect(late).toBe(':root{--a:1px;--b:2px;--c-1:3px}p{margin:var(--a)}@media print{p{color:#00f}}');
});

test('returns valid CSS unchanged', () => {
  const pieces = ['@layer a{p{color:red}}', '@keyframes k{from{opacity:0}to{opacity:1}}b{color:red}'];
  expect(joinVerified(pieces)).toBe(pieces.join(''));
});

test('keeps the rule after a removed @property', () => {
  const rules = pruneRules('@property --turn{syntax:"*";inherits:false};.deck{color:red}', []);
  expect(rules).toBe('.deck{color:red}');
  expect(joinVerified([rules])).toBe(rules);
});

test('throws when a stray semicolon would lose a rule', () => {
  expect(() => joinVerified(['p{color:red};.deck{color:red}'])).toThrow('browsers would drop a rule');
});

test('throws when a piece has an unclosed block', () => {
  expect(() => joinVerified(['p{color:red;', 'b{color:red}'])).toThrow('Unclosed block');
});
