import { isLeaf, type Leaf, leafOf, type Shape } from './Shape.ts';

/**
 * A twin in the shape of a source: what stands where the shape has words is made by `say`. Names are left out, as a twin
 * may leave them out.
 */
export function makeTwin(source: unknown, shape: Shape, say: (words: string, as: Leaf) => string): unknown {
  if (shape === 'name') return undefined;
  if (typeof source === 'string') {
    const leaf = leafOf(shape);
    return leaf === 'name' ? undefined : say(source, leaf);
  }
  if (Array.isArray(source)) {
    if (isLeaf(shape)) return say(source.join(' '), shape);
    if (!Array.isArray(shape) || shape[0] === 'name') return undefined;
    return source.map((each) => makeTwin(each, shape[0], say));
  }
  if (typeof source !== 'object' || source === null || isLeaf(shape)) return undefined;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(source).flatMap(([field, inner]) => {
      const own = field === '$schema' ? undefined : (shapes[field] ?? shapes['*']);
      return own === undefined ? [] : [[field, makeTwin(inner, own, say)]];
    }),
  );
}
