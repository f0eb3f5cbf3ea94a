import type { FieldPath } from '../../protocol.ts';
import { bare, type FieldText } from './previewMessages.ts';

/**
 * Finds the field of what one pressed: the innermost element around it whose text is that of a field, or has a line of it. Null
 * where the page has its own words.
 */
export function pathOfTarget(target: Element, fields: readonly FieldText[]): FieldPath | null {
  const byText = new Map(fields.map(({ text, path }) => [text, path]));
  const picture = target instanceof HTMLImageElement ? bare(target.alt) : '';
  const ofPicture = picture === '' ? undefined : byText.get(picture);
  if (ofPicture) return ofPicture;
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const text = bare(element.textContent);
    const exact = byText.get(text);
    if (exact) return exact;
    const line = fields.find((field) => field.text.length > 3 && text.startsWith(field.text));
    if (line && text.length < 400) return line.path;
  }
  return null;
}

/**
 * Marks the element that shows a text or an asset, and brings it into view. Returns a function that takes the mark away.
 */
export function markField(root: HTMLElement, marked: string): (() => void) | undefined {
  const found = marked === '' ? undefined : elementOf(root, marked);
  if (!found) return undefined;
  found.setAttribute('data-desk-field', '');
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) found.scrollIntoView({ block: 'center' });
  return () => found.removeAttribute('data-desk-field');
}

function elementOf(root: HTMLElement, marked: string): Element | undefined {
  const asset = /^(?:people|scenes|films|objects)\/(.+)$/.exec(marked)?.[1];
  if (asset !== undefined) {
    return [...root.querySelectorAll('img')].find(({ src }) => src.includes(`/${asset}.`));
  }
  return innermost(root, marked);
}

/** Finds the last and innermost shown element with a text. Elements whose text does not hold it are not looked into. */
function innermost(element: Element, text: string): Element | undefined {
  const own = bare(element.textContent);
  if (!own.includes(text)) return undefined;
  for (const child of [...element.children].reverse()) {
    const found = innermost(child, text);
    if (found) return found;
  }
  return own === text && element.getClientRects().length > 0 ? element : undefined;
}
