import { ContentError } from '@tamarack-lowe/content-model';
import { isLeaf, type Leaf, leafOf, NAMING_FIELDS, type Shape } from './shapes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a source says, and what its twin does, at one place. */
type Pair = { source: unknown; twin: unknown; place: string };

/**
 * A source with the words of its twin: both are JSON as it was read, the shape says where words stand. What the twin does
 * not say stays as it is in the source, where the content check finds it. Throws a `ContentError` with every place at
 * which the twin is no twin: `where` is what editors call it.
 */
export function mergeTranslation(
  source: unknown,
  twin: unknown,
  { shape, where }: { shape: Shape; where: string },
) {
  const complaints: string[] = [];
  const complain = (place: string, words: string) =>
    void complaints.push(`${where}${place && `, ${place}`}: ${words}`);

  function merge(pair: Pair, at: Shape): unknown {
    const { source, twin, place } = pair;
    if (twin === undefined) return source;
    if (isLeaf(at)) return mergeWords(pair);
    if (Array.isArray(at)) return mergeList(pair, at[0]);
    // A block may be a text alone, or a text with its type.
    if (typeof source === 'string') return mergeWords(pair);
    if (isFields(source) && isFields(twin)) return mergeFields({ source, twin, place }, at as ShapeFields);
    complain(place, 'the source has named parts here. Write the same ones, between curly brackets.');
    return source;
  }

  function mergeWords({ source, twin, place }: Pair): unknown {
    if (source === undefined) {
      complain(place, 'the source says nothing here. Take it out, or write it there too.');
      return source;
    }
    const isText = typeof twin === 'string' || (Array.isArray(twin) && twin.every(isString));
    if (isText) return twin;
    complain(place, 'write words between quotation marks.');
    return source;
  }

  function mergeList({ source, twin, place }: Pair, at: Shape): unknown {
    if (!Array.isArray(source) || !Array.isArray(twin) || source.length !== twin.length) {
      const [there, here] = [source, twin].map((list) => (Array.isArray(list) ? list.length : 'no list'));
      complain(
        place,
        `the source has ${there} here, the twin ${here}. Write one for each, in the same order.`,
      );
      return source;
    }
    return source.map((each, index) =>
      merge({ source: each, twin: twin[index], place: numbered(place, index) }, at),
    );
  }

  function mergeFields({ source, twin, place }: Pair & { source: Fields; twin: Fields }, at: ShapeFields) {
    const merged: Record<string, unknown> = { ...source };
    for (const [field, said] of Object.entries(twin)) {
      const shape = at[field] ?? at['*'];
      const inner = place === '' ? field : `${place}, ${field}`;
      if (field === '$schema') continue;
      if (NAMING_FIELDS.includes(field) && at[field] === undefined) {
        if (said !== source[field])
          complain(inner, `this is "${source[field]}" in the source. Keep the order of the source.`);
      } else if (shape === undefined || (at['*'] !== undefined && source[field] === undefined)) {
        complain(inner, `"${field}" is said in the source alone. Take it out here.`);
      } else {
        merged[field] = merge({ source: source[field], twin: said, place: inner }, shape);
      }
    }
    return merged;
  }

  const merged = merge({ source, twin, place: '' }, shape);
  if (complaints.length > 0) throw new ContentError(complaints);
  return merged;
}

type ShapeFields = Readonly<Record<string, Shape>>;

const isString = (value: unknown) => typeof value === 'string';

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** "body, 3" is the third of the body. */
const numbered = (place: string, index: number) => `${place}${place && ' '}${index + 1}`;

/**
 * A twin in the shape of a source: what stands where the shape has words is made by `say`. Names are left out, as a twin
 * may leave them out.
 */
export function makeTranslation(
  source: unknown,
  shape: Shape,
  say: (words: string, as: Leaf) => string,
): unknown {
  if (shape === 'name') return undefined;
  if (typeof source === 'string') {
    const leaf = leafOf(shape);
    return leaf === 'name' ? undefined : say(source, leaf);
  }
  if (Array.isArray(source)) {
    if (isLeaf(shape)) return say(source.join(' '), shape);
    if (!Array.isArray(shape) || shape[0] === 'name') return undefined;
    return source.map((each) => makeTranslation(each, shape[0], say));
  }
  if (typeof source !== 'object' || source === null || isLeaf(shape)) return undefined;
  const shapes = shape as Readonly<Record<string, Shape>>;
  return Object.fromEntries(
    Object.entries(source).flatMap(([field, inner]) => {
      const own = field === '$schema' ? undefined : (shapes[field] ?? shapes['*']);
      return own === undefined ? [] : [[field, makeTranslation(inner, own, say)]];
    }),
  );
}
