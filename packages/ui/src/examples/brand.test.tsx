import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/Button.tsx';
import { TextLink } from '../link/Link.tsx';
import { MenuDialog } from '../menu-dialog/MenuDialog.tsx';
import { Tag } from '../tag/Tag.tsx';
import { colourStyles } from '../tokens/tokenStyles.ts';
import tokens from '../tokens/tokens.json' with { type: 'json' };
import { exampleCases } from './exampleCases.ts';
import { exampleItems, exampleLinks, exampleNetworks } from './exampleMenu.tsx';

const names = new Set([
  ...(colourStyles(tokens).match(/--gt-color-[\w-]+(?=:)/g) ?? []),
  ...Array.from({ length: 8 }, (_, place) => `--gt-name-ring-${place + 1}`),
  '--gt-name-ring-bark',
]);

/** A colour for every colour property, none of them used by the kit. */
const OTHER = Object.fromEntries(
  [...names].map((name, index) => [name, `rgb(${index * 7 + 3}, ${250 - index * 6}, ${(index * 61) % 251})`]),
);

const brand = document.createElement('style');
brand.textContent = `:root[data-brand="other"] { ${Object.entries(OTHER)
  .map(([name, colour]) => `${name}: ${colour};`)
  .join('')} }`;
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
document.head.append(brand, still);

beforeEach(() => {
  delete document.documentElement.dataset.brand;
});

const SHAPES = 'path, circle, ellipse, rect, line, text, polyline, polygon';
const CLEAR = /^(?:none|transparent|rgba\(.*, 0\))$/;

/** Colours of an element, its ::before and its ::after, by property. */
function paintOf(element: Element): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pseudo of [null, '::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') continue;
    const shape = element.matches(SHAPES);
    const properties = shape ? ['fill', 'stroke'] : ['color', 'backgroundColor'];
    if (!shape && Number.parseFloat(style.borderTopWidth) > 0) properties.push('borderTopColor');
    for (const property of properties) {
      const value = style[property as 'color'];
      if (!CLEAR.test(value)) found[`${pseudo ?? ''} ${property}`] = value;
    }
  }
  return found;
}

/** Pictures have the background colour of their file. */
const OF_THEIR_OWN = '.gt-picture[style], video, img';

/** Elements that keep a colour when the brand changes. */
function unmoved(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => !element.closest(`defs, mask, clipPath, ${OF_THEIR_OWN}`),
  );
  const before = elements.map(paintOf);
  document.documentElement.dataset.brand = 'other';
  return elements.flatMap((element, index) => {
    const after = paintOf(element);
    return Object.entries(before[index] ?? {})
      .filter(([property, colour]) => after[property] === colour)
      .map(
        ([property, colour]) => `${element.getAttribute('class') ?? element.tagName}${property}: ${colour}`,
      );
  });
}

test.each(exampleCases)('$name takes every colour from the brand', async ({ element }) => {
  const { container } = await render(element);

  expect([...new Set(unmoved(container))]).toEqual([]);
});

test('a brand that only sets properties of colour changes button, tag, link and menu', async () => {
  document.documentElement.dataset.brand = 'other';
  const screen = await render(
    <>
      <Button>Get it</Button>
      <Tag>People</Tag>
      <TextLink href="#page">Page</TextLink>
      <MenuDialog
        id="menu"
        open
        onToggle={() => {}}
        label="Menu"
        closeLabel="Close"
        title="Product"
        links={exampleLinks}
        items={exampleItems}
        submenu={null}
        onSubmenuToggle={() => {}}
        newTabLabel="(new tab)"
        copyright="©"
        socialLabel="Follow us"
        networks={exampleNetworks}
      />
    </>,
  );
  const style = (selector: string) => getComputedStyle(screen.container.querySelector(selector) as Element);

  expect(style('.gt-button').backgroundColor).toBe(OTHER['--gt-color-coral-dark']);
  expect(style('.gt-button').color).toBe(OTHER['--gt-color-snow']);
  expect(style('.gt-tag').backgroundColor).toBe(OTHER['--gt-color-snow']);
  expect(style('.gt-tag').color).toBe(OTHER['--gt-color-ink']);
  expect(style('.gt-link').color).toBe(OTHER['--gt-color-coral-dark']);
  expect(style('.gt-menu__main').backgroundColor).toBe(OTHER['--gt-color-coral-dark']);
  expect(style('.gt-menu__side').backgroundColor).toBe(OTHER['--gt-color-night-900']);
  expect(style('.gt-menu__parent').color).toBe(OTHER['--gt-color-snow']);
});
