import { type Element, isTag } from 'domhandler';
import { findAll, textContent } from 'domutils';
import type { BuiltPage } from './builtSite.ts';

/** Returns the elements of a page with one of these names, in document order. */
export function tagged({ elements, byName }: BuiltPage, ...names: string[]): readonly Element[] {
  return names.length === 1
    ? (byName.get(names[0] ?? '') ?? [])
    : elements.filter(({ name }) => names.includes(name));
}

/** Returns an element and its ancestors, from the inside out. */
export function lineage(element: Element): Element[] {
  const line: Element[] = [];
  for (let node: Element['parent'] | Element = element; node; node = node.parent)
    if (isTag(node)) line.push(node);
  return line;
}

/** Returns true when an element is inside one with one of these names. */
export function isInside(element: Element, ...names: string[]): boolean {
  return lineage(element)
    .slice(1)
    .some(({ name }) => names.includes(name));
}

/**
 * Returns true when an element of a built page is visible to a visitor type (by its index): not in a closed dialog, an inert
 * part, a `noscript`, or a part for another type.
 */
export function isMet(element: Element, type = '0'): boolean {
  return lineage(element).every(
    ({ name, attribs }) =>
      !['noscript', 'template'].includes(name) &&
      !(name === 'dialog' && attribs.open === undefined) &&
      ['inert', 'hidden'].every((attribute) => attribs[attribute] === undefined) &&
      attribs['aria-hidden'] !== 'true' &&
      (attribs['data-for'] ?? type) === type,
  );
}

/** Returns the text of an element on one line. */
export function wordsIn(element: Element): string {
  return textContent(element).replaceAll(/\s+/g, ' ').trim();
}

/** Returns the accessible name of an element without a browser: `aria-label`, `aria-labelledby`, `alt`, else its text. */
export function nameOf(page: BuiltPage, element: Element): string {
  const labels = (element.attribs['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  const labelled = labels.map((id) => page.elements.find(({ attribs }) => attribs.id === id));
  const said = element.attribs['aria-label'] ?? labelled.map((each) => each && wordsIn(each)).join(' ');
  if (said.trim() !== '') return said.trim();
  const pictures = findAll(({ attribs }) => attribs.alt !== undefined, element.children);
  return [wordsIn(element), ...pictures.map(({ attribs }) => attribs.alt ?? '')].join(' ').trim();
}

/** Returns the opening tag of an element, shortened, for messages. */
export function shown({ name, attribs }: Element): string {
  const said = Object.entries(attribs).map(([key, value]) => ` ${key}="${value.slice(0, 60)}"`);
  return `<${name}${said.join('').slice(0, 140)}>`;
}
