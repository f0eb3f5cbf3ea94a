import { applyTypography } from '@tamarack-lowe/content-model/internal/content';
import { isLeaf, type Leaf, leafOf, type Shape } from './shapes.ts';

/** Text of a file: its place in an editor's words ("body 3, text") and its kind. Lines are joined. */
export type SourceText = { place: string; words: string; as: Leaf };

/** Iterates over all text of raw JSON, by its shape. */
export function* eachText(value: unknown, shape: Shape, place = ''): Generator<SourceText> {
  if (typeof value === 'string') {
    yield { place, words: value.trim(), as: leafOf(shape) };
  } else if (isLeaf(shape)) {
    if (Array.isArray(value)) yield { place, words: value.join(' ').trim(), as: shape };
  } else if (Array.isArray(value)) {
    if (!Array.isArray(shape)) return;
    for (const [index, each] of value.entries())
      yield* eachText(each, shape[0], `${place}${place && ' '}${index + 1}`);
  } else if (typeof value === 'object' && value !== null) {
    const shapes = shape as Readonly<Record<string, Shape>>;
    for (const [field, each] of Object.entries(value)) {
      const inner = field === '$schema' ? undefined : (shapes[field] ?? shapes['*']);
      if (inner !== undefined) yield* eachText(each, inner, place === '' ? field : `${place}, ${field}`);
    }
  }
}

/** Returns whether raw JSON contains text that needs a translation. */
export function hasText(source: unknown, shape: Shape): boolean {
  for (const { as, words } of eachText(source, shape)) if (as !== 'name' && words !== '') return true;
  return false;
}

/** Applies the typography pass to all text of raw JSON, by its shape. */
export function applyTypographyToText(value: unknown, shape: Shape, language: string): unknown {
  if (shape === 'address') return value;
  if (typeof value === 'string') return applyTypography(value, language);
  if (Array.isArray(value)) {
    const inner = isLeaf(shape) || !Array.isArray(shape) ? shape : shape[0];
    return value.map((each) => applyTypographyToText(each, inner, language));
  }
  if (value === null || typeof value !== 'object' || isLeaf(shape)) return value;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const own = shapes[field] ?? shapes['*'];
      return [field, own === undefined ? inner : applyTypographyToText(inner, own, language)];
    }),
  );
}
