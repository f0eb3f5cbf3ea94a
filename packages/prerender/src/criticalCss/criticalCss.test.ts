import { expect, test } from 'vitest';
import { fontFaces, withoutFaces } from '../critical/fontFaces.ts';
import { criticalRules } from './criticalCss.ts';
import { lateStylesheet } from './deferredStylesheet.ts';
import { dropUnused, namedByStyles } from './prune.ts';

test('a page carries the faces of fonts that devices have, and asks for no file', () => {
  const ours = '@font-face{font-family:A;src:url(a.woff2)}';
  const theirs = "@font-face{font-family:B;src:local('Georgia')}";

  const sheet = `${theirs}p{color:red}@media (scripting: none){${ours}}`;

  expect(fontFaces(sheet)).toBe(theirs);
  expect(withoutFaces(sheet)).toBe('p{color:red}@media (scripting: none){}');
});

test('leaves out what nothing asks for, and what can wait for the whole sheet', () => {
  const css = `:root{--used:1px;--by-style:2px;--via:var(--used);--unused:3px;--told:4px}
    a{margin:var(--via)}a:hover,a:focus{color:red}u:is(:hover,:active){color:red}b:has([data-layout=calm]){color:gold}.button{transition:color 1s}.deck{transition:transform 1s}
    @media print{a{color:black}}@media print,(scripting: none){a{color:grey}}@media print,(width<900px){a{color:green}}@media (scripting: none){a{color:#00f}}
    @layer b{@property --used{syntax:"*";inherits:false};i{color:pink}@page{margin:1cm};}`;
  const kept = dropUnused(css, namedByStyles('<p style="margin:var(--by-style)">'), {
    later: [/:has\(\[data-layout/],
    moving: [/deck/],
    properties: ['--told'],
  });

  for (const part of ['--by-style', 'a{margin:1px}', '--told', 'a:focus', 'transition:transform', 'green'])
    expect(kept).toContain(part);
  expect(kept).toContain('@layer b{i{color:pink}}');
  expect(kept).not.toMatch(/--unused|hover|calm|#000|grey|#00f|color 1s|@page|@property/);
});

test('says once what a rule says twice, unless browsers may need both', () => {
  const css = ':root{--a:1;--b:2}h1{order:var(--a);order:var(--b)}p{color:red;color:oklch(50% 0.1 20)}';
  expect(dropUnused(css, ['--b'])).toMatch(/^:root\{--b:2\}h1\{order:var\(--b\)\}p\{color:/);
});

test('writes a constant where it is asked for, if the whole page has it and nobody may change it', () => {
  const css = `@layer t{:root{--ink:#222;--long:clamp(1rem,2vw,3rem);--size:1px;--wide:2px;--motion:1;--tone:red;--by-style:3px}}
    @media (width>=900px){:root{--size:4px}}.dusk{--tone:#00f}
    a{color:var(--ink);font-size:var(--long)}b{color:var(--ink);inline-size:var(--size)}
    i{inline-size:var(--wide,9px);color:var(--tone);opacity:var(--motion)}u{inline-size:var(--by-style)}`;
  const kept = dropUnused(css, namedByStyles('<u style="--by-style:5px">'), { properties: ['--motion'] });

  expect(kept).toContain('a{color:#222;font-size:clamp(1rem,2vw,3rem)}');
  expect(kept).not.toMatch(/--ink|--long/);
  for (const name of ['--size', '--wide', '--tone', '--motion', '--by-style']) {
    expect(kept).toContain(`${name}:`);
    expect(kept).toContain(`var(${name}`);
  }
});

test('a page carries the rules of what it shows, by their place in it, and those of what it may become', () => {
  const rules = criticalRules('h1{color:red}.a>.b{color:#00f}.a .c{color:green}.d,[data-shown]{color:gray}', {
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

test('a page carries rules of places it has not by their places alone', () => {
  const rules = criticalRules(
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

test('the sheet that a script asks for has nothing for visitors without one, and no name that nobody says', () => {
  const late = lateStylesheet(
    ':root{--a:1px;--b:2px;--c-1:3px;--d:4px}@font-face{font-family:A;src:url(a)}p{margin:var(--a)}' +
      '@media (scripting:none){p{color:red}}@media print,(scripting:none){p{color:#00f}}',
    'style.setProperty("--b"); get("--c-" + size)',
  );
  expect(late).toBe(':root{--a:1px;--b:2px;--c-1:3px}p{margin:var(--a)}@media print{p{color:#00f}}');
});
