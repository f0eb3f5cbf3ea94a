import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { colourOf, contrastOf } from './colourOf.ts';
import { emulateMedia } from './emulateMedia.ts';
import { exampleCases } from './exampleCases.ts';
import { isVisible, nameOf, textsIn } from './visibleText.ts';

const STOPS = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]';
/** Controls that are recognised by their fill: without it they need a border. */
const SHAPES = '.gt-button, .gt-icon-button, .gt-tag, .gt-circle__tag, input:not([type="radio"]), select';

const ICONS = '.gt-icon, .gt-ring-spinner, .gt-circle__play, .gt-deck-controls__buttons svg';
/** Drawings that keep their colours as photos do: the mark of the firm, and replacements of missing pictures. */
const PICTURES = '.gt-logo, .gt-splash > svg, .gt-picture svg';

const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';

const SYSTEM =
  'Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText SelectedItem SelectedItemText Mark MarkText GrayText AccentColor AccentColorText';

/** System colours in forced-colours mode. */
function systemColours(): Set<string> {
  const probe = document.createElement('i');
  document.body.append(probe);
  const colours = SYSTEM.split(' ').map((name) => {
    probe.style.color = name;
    return rgb(getComputedStyle(probe).color);
  });
  probe.remove();
  return new Set(colours);
}

const rgb = (css: string) => {
  const { r, g, b } = colourOf(css);
  return `${r} ${g} ${b}`;
};

/** The colour behind an element. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (colourOf(backgroundColor).a > 0.5) return backgroundColor;
  }
  return 'Canvas';
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** True if an element, its ::before or its ::after has a border that differs from its background. */
function hasLine(element: Element): boolean {
  return [null, '::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return false;
    return SIDES.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        style[`border${side}Style`] !== 'none' &&
        stands(style[`border${side}Color`], element.parentElement ?? element),
    );
  });
}

const stands = (colour: string, on: Element) =>
  colourOf(colour).a > 0.5 && contrastOf(colour, backgroundOf(on)) >= 3;

const withInside = (element: Element) => [element, ...element.querySelectorAll('*')];

/** Focus outlines of an element, its descendants, siblings and parent. */
function outlinesOf(element: Element): string[] {
  const [parent, grandparent] = [element.parentElement, element.parentElement?.parentElement];
  const around = [parent, grandparent, grandparent?.parentElement, element.closest('label')];
  const near = [...withInside(element), ...around, ...(parent?.children ?? [])].filter(
    (each) => each != null,
  );
  return near
    .filter((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return drawn && isVisible(each) && stands(outlineColor, each.parentElement ?? each);
    })
    .map(nameOf);
}

beforeAll(() => document.head.append(still));
afterAll(async () => {
  still.remove();
  await emulateMedia();
});

for (const scheme of ['light', 'dark'] as const) {
  test.each(exampleCases)(`$name can be used in forced colours, ${scheme}`, async ({ element }) => {
    await emulateMedia({
      'forced-colors': 'active',
      ...(scheme === 'dark' && { 'prefers-color-scheme': 'dark' }),
    });
    const { container } = await render(element);
    // The networks of a menu take their places after a while.
    await expect
      .poll(() => container.querySelector('dialog[open] .gt-network-ring:not([data-placed])'))
      .toBeNull();
    const system = systemColours();
    const issues: string[] = [];

    const reachable = [...container.querySelectorAll<HTMLElement>(STOPS)].filter(
      (stop) => !stop.closest('[inert], [hidden]') && stop.checkVisibility({ visibilityProperty: true }),
    );
    for (const stop of reachable) {
      const seen = stop.closest('label') ?? stop;
      const words = textsIn(seen).filter(({ parent }) => stands(getComputedStyle(parent).color, parent));
      const shown = (each: Element) => isVisible(each) && (each.matches(ICONS) || hasLine(each));
      if (words.length === 0 && !withInside(seen).some(shown)) {
        issues.push(`${nameOf(stop)} has neither words nor an icon nor a line`);
      }
      stop.focus();
      if (document.activeElement === stop && outlinesOf(stop).length === 0) {
        issues.push(`${nameOf(stop)} does not show that it has the focus`);
      }
    }
    for (const shape of container.querySelectorAll(SHAPES)) {
      if (isVisible(shape) && !hasLine(shape)) issues.push(`${nameOf(shape)} has lost its shape`);
    }
    for (const { parent } of textsIn(container)) {
      const { color } = getComputedStyle(parent);
      if (!system.has(rgb(color))) issues.push(`${nameOf(parent)} keeps words in ${color}`);
      if (!stands(color, parent))
        issues.push(`${nameOf(parent)} has words in ${color} on ${backgroundOf(parent)}`);
    }
    for (const part of container.querySelectorAll(`:is(${ICONS}), :is(${ICONS}) *`)) {
      const { fill, stroke } = getComputedStyle(part);
      const paints = [fill, stroke].filter((paint) => paint !== 'none');
      if (isVisible(part) && !paints.every((paint) => system.has(rgb(paint)))) {
        issues.push(`${nameOf(part)} of an icon is painted ${paints.join(' and ')}`);
      }
    }
    for (const drawing of container.querySelectorAll(`svg:not(${ICONS}, ${PICTURES})`)) {
      if (isVisible(drawing)) issues.push(`${nameOf(drawing)} decorates`);
    }

    expect([...new Set(issues)]).toEqual([]);
  });
}
