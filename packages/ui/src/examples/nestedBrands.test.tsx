import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Circle } from '../circle-field/Circle.tsx';
import { Prose } from '../prose/Prose.tsx';
import { colourStyles, measureStyles, typeStyles } from '../tokens/tokenStyles.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { exampleCases } from './exampleCases.ts';

const namesIn = (css: string, pattern: RegExp) => css.match(pattern) ?? [];

/** Another value for every typeface, size of type, colour and corner of the kit. */
const OTHER = [
  ...namesIn(typeStyles(tokens), /--gt-font-[\w-]+(?=:)/g).map((name, index) => `${name}: "Other ${index}"`),
  ...namesIn(typeStyles(tokens), /--gt-size-[\w-]+(?=:)/g).map(
    (name, index) => `${name}: ${13 + index * 3}px`,
  ),
  ...namesIn(measureStyles(tokens), /--gt-radius-[\w-]+(?=:)/g).map(
    (name, index) => `${name}: ${3 + index}px`,
  ),
  ...namesIn(colourStyles(tokens), /--gt-color-[\w-]+(?=:)/g).map(
    (name, index) => `${name}: rgb(${index * 7 + 3}, ${250 - index * 6}, ${(index * 61) % 251})`,
  ),
].join(';');

const brands = document.createElement('style');
brands.textContent = `
  :root[data-brand="other"], [data-gt-brand="other"] { ${OTHER} }
  *, *::before, *::after { transition: none !important; animation: none !important; }`;
document.head.append(brands);

beforeEach(() => {
  delete document.documentElement.dataset.brand;
});

const OF_A_BRAND = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'color',
  'accentColor',
  'backgroundColor',
  'borderTopColor',
  'borderTopLeftRadius',
  'fill',
  'stroke',
] as const;

const looksOf = (root: Element) =>
  [...root.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const looks = OF_A_BRAND.map((property) => `${property}: ${style[property]}`);
    return [`${element.tagName}.${element.getAttribute('class') ?? ''}`, ...looks].join('; ');
  });

test.each(exampleCases)(
  '$name looks in a brand inside the page as in a page of that brand',
  async ({ element }) => {
    const { container } = await render(element);
    document.documentElement.dataset.brand = 'other';
    const alone = looksOf(container);
    delete document.documentElement.dataset.brand;
    container.dataset.gtBrand = 'other';

    expect(looksOf(container)).toEqual(alone);
  },
);

test('two brands on one page have their own typefaces, sizes and colours', async () => {
  const words = (
    <>
      <Prose>
        <h2>How we mend</h2>
        <p>With wool.</p>
      </Prose>
      <Circle circle={{ text: 'People', size: 'm', href: '#people' }} />
    </>
  );
  const screen = await render(
    <>
      <section aria-label="Outer">{words}</section>
      <section aria-label="Inner" data-gt-brand="other">
        {words}
      </section>
      <section aria-label="Dusk" data-gt-brand="other" data-gt-scheme="dusk">
        {words}
      </section>
    </>,
  );
  const style = (name: string, selector: string) => {
    const section = screen.getByRole('region', { name }).element();
    return getComputedStyle(selector === '' ? section : (section.querySelector(selector) as Element));
  };

  expect(style('Outer', 'h2').fontFamily).toContain('Piazzolla');
  expect(style('Inner', 'h2').fontFamily).toBe('"Other 0"');
  expect(style('Inner', 'p').fontFamily).toBe('"Other 1"');
  expect(style('Inner', 'p').fontSize).not.toBe(style('Outer', 'p').fontSize);
  const grounds = ['Outer', 'Inner', 'Dusk'].map((name) => style(name, '').backgroundColor);
  expect(new Set(grounds).size).toBe(3);
  expect(style('Dusk', 'a').color).toBe(style('Inner', 'a').color);
});
