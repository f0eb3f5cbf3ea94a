import type { Facts } from '@tamarack-lowe/content-model';
import { applyTypography, factText } from '@tamarack-lowe/content-model/internal/content';
import { isObject } from '../../edits.ts';
import type { FieldPath, Json, TextShape } from '../../protocol.ts';
import { bare, type FieldText } from './previewMessages.ts';

/** A text of a file with its place. Lines of a headline are texts of their own, and one text together. */
export type PlacedText = { path: FieldPath; text: string };

/** Lists the texts of a value by its shape. */
export function textsOf(
  value: Json | undefined,
  shape: TextShape | null,
  path: FieldPath = [],
): PlacedText[] {
  if (value === undefined || shape === null) return [];
  if (typeof shape === 'string') {
    if (shape === 'address') return [];
    if (typeof value === 'string') return [{ path, text: value }];
    if (!Array.isArray(value)) return [];
    return value.flatMap((line, index) =>
      typeof line === 'string' ? [{ path: [...path, index], text: line }] : [],
    );
  }
  if (Array.isArray(value)) {
    const [entry = null] = Array.isArray(shape) ? shape : [];
    return value.flatMap((each, index) => textsOf(each, entry, [...path, index]));
  }
  if (!isObject(value) || Array.isArray(shape)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsOf(each, shape[name] ?? shape['*'] ?? null, [...path, name]),
  );
}

/** A text as pages show it: figures filled in, spaces by the typography of the language. */
export function shownText(text: string, facts: Facts, language: string): string {
  const filled = text.replaceAll(/\{([^{}]*)\}/g, (braces, name: string) => factText(facts, name) ?? braces);
  return applyTypography(filled, language);
}

/** Returns whether two values have the same lists: a text then has the same place in both. */
export function hasSameLists(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => hasSameLists(each, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    return Object.entries(one).every(([name, each]) => hasSameLists(each, other[name]));
  }
  return Array.isArray(one) === Array.isArray(other);
}

/** Copies data of a page with texts replaced, wherever they stand. Unchanged parts stay the same objects. */
export function withTexts<Data>(data: Data, texts: ReadonlyMap<string, string>): Data {
  if (texts.size === 0) return data;
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return texts.get(part) ?? part;
    if (Array.isArray(part)) {
      const copied: unknown[] = part.map(copy);
      return copied.some((each, index) => each !== part[index]) ? copied : part;
    }
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([name, each]) => [name, each, copy(each)] as const);
    return entries.some(([, before, after]) => before !== after)
      ? Object.fromEntries(entries.map(([name, , after]) => [name, after]))
      : part;
  };
  return copy(data) as Data;
}

/**
 * Finds the field of a pressed element: the innermost element around it whose text is that of a field, or has a line of it. Null
 * for words of the page itself.
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
