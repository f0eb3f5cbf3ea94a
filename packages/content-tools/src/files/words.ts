import { isLeaf, type Leaf, leafOf, type Shape } from '../twins/Shape.ts';

/** Words of a file: where they stand, as an editor counts ("body 3, text"), and what they are. Lines are joined. */
export type Said = { place: string; words: string; as: Leaf };

/** All words of JSON as it was read, where its shape says that they stand. */
export function* eachWord(value: unknown, shape: Shape, place = ''): Generator<Said> {
  if (typeof value === 'string') {
    yield { place, words: value.trim(), as: leafOf(shape) };
  } else if (isLeaf(shape)) {
    if (Array.isArray(value)) yield { place, words: value.join(' ').trim(), as: shape };
  } else if (Array.isArray(value)) {
    if (!Array.isArray(shape)) return;
    for (const [index, each] of value.entries())
      yield* eachWord(each, shape[0], `${place}${place && ' '}${index + 1}`);
  } else if (typeof value === 'object' && value !== null) {
    const shapes = shape as Readonly<Record<string, Shape>>;
    for (const [field, each] of Object.entries(value)) {
      const inner = field === '$schema' ? undefined : (shapes[field] ?? shapes['*']);
      if (inner !== undefined) yield* eachWord(each, inner, place === '' ? field : `${place}, ${field}`);
    }
  }
}
