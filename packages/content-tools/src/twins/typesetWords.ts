import { typeset } from '@tamarack-lowe/content-model';
import type { Shape } from './Shape.ts';

/** JSON whose words, where its shape says they stand, are made ready for print. */
export function typesetWords(value: unknown, shape: Shape, language: string): unknown {
  if (typeof value === 'string') return typeset(value, language);
  if (Array.isArray(value)) {
    const inner = shape === 'words' || !Array.isArray(shape) ? shape : shape[0];
    return value.map((each) => typesetWords(each, inner, language));
  }
  if (value === null || typeof value !== 'object' || shape === 'words') return value;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const own = shapes[field] ?? shapes['*'];
      return [field, own === undefined ? inner : typesetWords(inner, own, language)];
    }),
  );
}
