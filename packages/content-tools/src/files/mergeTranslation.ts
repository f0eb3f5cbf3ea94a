import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { type Fields, isFields, isLeaf, type Leaf, leafOf, NAMING_FIELDS, type Shape } from './shapes.ts';

/** Source and translation at one place. */
type Pair = { source: unknown; translation: unknown; place: string };

/**
 * Merges the text of a translation into its source. Both are raw JSON; the shape says where text stands. Text that
 * the translation lacks stays as in the source; the content check reports it. Throws a `ContentError` with every
 * place that does not match the source. `where` is the name of the file for editors.
 */
export function mergeTranslation(
  source: unknown,
  translation: unknown,
  { shape, where }: { shape: Shape; where: string },
) {
  const issues: IssueText[] = [];
  const report = (place: string, text: IssueText) =>
    void issues.push(issue(place === '' ? where : `${where}, ${place}`, text));

  function merge(pair: Pair, at: Shape): unknown {
    const { source, translation, place } = pair;
    if (translation === undefined) return source;
    if (isLeaf(at)) return mergeWords(pair);
    if (Array.isArray(at)) return mergeList(pair, at[0]);
    // A block may be a string, or an object with a type.
    if (typeof source === 'string') return mergeWords(pair);
    if (isFields(source) && isFields(translation))
      return mergeFields({ source, translation, place }, at as ShapeFields);
    report(place, message('translationFields'));
    return source;
  }

  function mergeWords({ source, translation, place }: Pair): unknown {
    if (source === undefined) {
      report(place, message('translationOnly'));
      return source;
    }
    const isText =
      typeof translation === 'string' || (Array.isArray(translation) && translation.every(isString));
    if (isText) return translation;
    report(place, message('translationText'));
    return source;
  }

  function mergeList({ source, translation, place }: Pair, at: Shape): unknown {
    if (!Array.isArray(source) || !Array.isArray(translation) || source.length !== translation.length) {
      const lengthOf = (list: unknown) =>
        Array.isArray(list) ? message('entries', { count: list.length }) : message('noList');
      report(place, message('translationLength', { there: lengthOf(source), here: lengthOf(translation) }));
      return source;
    }
    return source.map((each, index) =>
      merge({ source: each, translation: translation[index], place: numbered(place, index) }, at),
    );
  }

  function mergeFields(
    { source, translation, place }: Pair & { source: Fields; translation: Fields },
    at: ShapeFields,
  ) {
    const merged: Record<string, unknown> = { ...source };
    for (const [field, said] of Object.entries(translation)) {
      const shape = at[field] ?? at['*'];
      const inner = place === '' ? field : `${place}, ${field}`;
      if (field === '$schema') continue;
      if (NAMING_FIELDS.includes(field) && at[field] === undefined) {
        if (said !== source[field]) report(inner, message('otherName', { name: String(source[field]) }));
      } else if (shape === undefined || (at['*'] !== undefined && source[field] === undefined)) {
        report(inner, message('sourceOnly', { field }));
      } else {
        merged[field] = merge({ source: source[field], translation: said, place: inner }, shape);
      }
    }
    return merged;
  }

  const merged = merge({ source, translation, place: '' }, shape);
  if (issues.length > 0) throw new ContentError(issues);
  return merged;
}

type ShapeFields = Readonly<Record<string, Shape>>;

const isString = (value: unknown) => typeof value === 'string';

/** Returns "body 3" for the third entry of the body. */
const numbered = (place: string, index: number) => `${place}${place && ' '}${index + 1}`;

/**
 * Creates a translation in the shape of a source: `say` supplies the text. Names are left out, as translations may
 * leave them out.
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
