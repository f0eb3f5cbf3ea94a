import { typeset } from '@tamarack-lowe/content-model';
import { isLeaf, type Shape } from './Shape.ts';

/** JSON whose words, where its shape says they stand, are made ready for print. */
export function typesetWords(value: unknown, shape: Shape, language: string): unknown {
  if (shape === 'address') return value;
  if (typeof value === 'string') return typeset(value, language);
  if (Array.isArray(value)) {
    const inner = isLeaf(shape) || !Array.isArray(shape) ? shape : shape[0];
    return value.map((each) => typesetWords(each, inner, language));
  }
  if (value === null || typeof value !== 'object' || isLeaf(shape)) return value;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const own = shapes[field] ?? shapes['*'];
      return [field, own === undefined ? inner : typesetWords(inner, own, language)];
    }),
  );
}
