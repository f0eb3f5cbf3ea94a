import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import manifest from '../../package.json' with { type: 'json' };
import { exampleCases } from './exampleCases.ts';

type Texts = Record<string, string>;
const sheets = import.meta.glob('../__generated__/*.css', {
  eager: true,
  import: 'default',
  query: '?inline',
}) as Texts;
const sources = import.meta.glob('/src/*/*.{ts,tsx}', {
  eager: true,
  import: 'default',
  query: '?raw',
}) as Texts;
const [readme = ''] = Object.values(
  import.meta.glob('/README.md', { eager: true, import: 'default', query: '?raw' }) as Texts,
);

/** The name of the sheet of each component, by its source. */
const sheetOf = new Map(
  Object.entries(manifest.exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([entryPoint, file]) => [file.slice('.'.length), entryPoint.slice('./'.length)]),
);

/** Sheets of the components in an example. */
function sheetsFor(file: string, found = new Set<string>()): Set<string> {
  const sheet = sheetOf.get(file);
  if (sheet) return found.add(sheet);
  for (const [, from = ''] of (sources[file] ?? '').matchAll(/from '(\.[^']+)'/g)) {
    sheetsFor(new URL(from, new URL(file, location.origin)).pathname, found);
  }
  return found;
}

const sheetsByTitle = new Map(
  Object.entries(sources)
    .filter(([file]) => file.endsWith('.stories.tsx'))
    .map(([file, source]) => [/title: '(\w+\/[^']+)'/.exec(source)?.[1] ?? '', [...sheetsFor(file)]]),
);

/** Table of sheets in the README: names, order and needed sheets. */
const rows = [...readme.matchAll(/^\| `\.\/([a-z-]+)\.css` \|(.*)\|$/gm)].map(
  ([, name = '', before = '']) => [name, before.match(/[a-z-]+/g) ?? []] as const,
);
const needs = new Map(rows);

/** Adds the needed sheets, by the table of the README. */
function inOrder(names: readonly string[]): string[] {
  const wanted = new Set(['foundation', 'type', ...names, ...names.flatMap((name) => needs.get(name) ?? [])]);
  return [...needs.keys()].filter((name) => wanted.has(name));
}

/** The whole style sheet, which is in the page of every test. */
const whole = [...document.styleSheets];
const own = document.createElement('style');
const still = document.createElement('style');
still.textContent = `*, *::before, *::after {
  transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
}`;
document.head.append(own, still);

/** Styles the page with some sheets; with the whole one by default. */
function applySheets(...names: readonly string[]) {
  for (const sheet of whole) sheet.disabled = names.length > 0;
  own.textContent = names.map((name) => sheets[`../__generated__/${name}.css`]).join('\n');
}

/** Computed styles of elements. The movement of layers belongs to the deck and is left out. */
const DRAWN_BY = [
  ...['display', 'position', 'inset', 'z-index', 'box-sizing', 'overflow', 'visibility', 'opacity', 'scale'],
  ...['rotate', 'translate', 'inline-size', 'block-size', 'margin', 'padding', 'gap', 'order', 'flex'],
  ...['align-items', 'align-self', 'justify-content', 'justify-self', 'grid-template-columns', 'grid-area'],
  ...['font', 'letter-spacing', 'color', 'text-align', 'text-decoration', 'text-wrap', 'hyphens'],
  ...['list-style-type', 'content', 'background-color', 'background-image', 'border', 'border-radius'],
  ...['outline', 'box-shadow', 'clip-path', 'mask-image', 'fill', 'stroke', 'stroke-width', 'object-fit'],
  ...['object-position', 'aspect-ratio', 'pointer-events', 'cursor', 'animation-name'],
];

function looksOf(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const looks = DRAWN_BY.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      return `${element.getAttribute('class') ?? element.tagName}${pseudo ?? ''}; ${looks.join('; ')}`;
    }),
  );
}

/** Differences of two sets of computed styles, by element. */
function differences(looks: readonly string[], others: readonly string[]): string[] {
  return looks.flatMap((look, index) => {
    if (look === others[index]) return [];
    const other = new Set(others[index]?.split('; '));
    const [name, ...rest] = look.split('; ');
    return [`${name}: ${rest.filter((said) => !other.has(said)).join('; ')}`];
  });
}

test.each(exampleCases)(
  '$name looks the same in the sheets of its entry points, and in those of all',
  async ({ name, element }) => {
    const [title = ''] = name.split(': ');
    const { container } = await render(element);
    applySheets();
    const expected = looksOf(container);

    applySheets(...inOrder(sheetsByTitle.get(title) ?? []));
    expect(differences(looksOf(container), expected)).toEqual([]);
    applySheets(...needs.keys());
    expect(differences(looksOf(container), expected)).toEqual([]);
  },
);
