import { expect, test } from 'vitest';
import { inlineConstants } from './inlineConstants.ts';

const inlined = (css: string, elsewhere = '') => inlineConstants(css, elsewhere).css;

test('a property that is set once, on the root, stands where it was asked for', () => {
  const { css, gone } = inlineConstants(
    '@layer t{:root{--line:2px;--edge:var(--line)solid}}@layer c{a{border:var(--edge)red;margin:calc(var(--line)*2)}}',
    '',
  );

  expect(css).toBe('@layer t{}@layer c{a{border:2px solid red;margin:calc(2px*2)}}');
  expect([...gone]).toEqual(['--line', '--edge']);
});

test('what may change stays a property, and so does what is made from it', () => {
  const kept = [
    ':root{--a:1px}.night{--a:2px}b{margin:var(--a)}',
    '@media (width<9px){:root{--a:1px}}b{margin:var(--a)}',
    ':root{--a:1px!important}b{margin:var(--a)}',
    ':root{--a:initial}b{margin:var(--a)}',
    ':root,.night{--a:1px}b{margin:var(--a)}',
    ':root{--b:var(--a)}.night{--a:2px}b{margin:var(--b)}',
    ':root{--b:var(--unknown)}b{margin:var(--b)}',
    ':root{--a:var(--b);--b:var(--a)}b{margin:var(--a)}',
    ':root{--a:1px}b{margin:var(--a,2px)}',
    ':root{--a:1px}b{transition:--a 1s;margin:var(--a)}',
    '@property --a{syntax:"*";inherits:false}:root{--a:1px}b{margin:var(--a)}',
  ];

  for (const css of kept) expect(inlined(css)).toBe(css);
});

test('what scripts name stays, also where they only name its beginning', () => {
  const css =
    ':root{--color-red:red;--size:1px;--space:2px}b{color:var(--color-red);margin:var(--size)var(--space)}';

  expect(inlined(css, 'f("--color-"+name),g("--size")')).toBe(
    ':root{--color-red:red;--size:1px}b{color:var(--color-red);margin:var(--size)2px}',
  );
});
