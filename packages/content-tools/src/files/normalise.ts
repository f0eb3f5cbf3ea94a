import { type Fields, isFields } from './shapes.ts';

/** One shape for content files: fields in the order of their schema, titles as lines, each block with its type. */

/** The part of a JSON Schema that decides the shape of a value. */
export type ShapeSchema = {
  type?: string | readonly string[] | undefined;
  const?: unknown;
  properties?: Readonly<Record<string, ShapeSchema | boolean>> | undefined;
  additionalProperties?: ShapeSchema | boolean | undefined;
  items?: ShapeSchema | boolean | readonly (ShapeSchema | boolean)[] | undefined;
  anyOf?: readonly (ShapeSchema | boolean)[] | undefined;
  oneOf?: readonly (ShapeSchema | boolean)[] | undefined;
};

/**
 * Returns raw JSON of a source file in the shape of its schema. Keeps every value: fields that the schema does not
 * know follow the others, and what fits no alternative stays as it is.
 */
export function normaliseSource(value: unknown, schema: ShapeSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return value;
  const options = alternatives(schema);
  if (Array.isArray(value)) {
    const list = options.find(({ type }) => type === 'array');
    const each = Array.isArray(list?.items) ? undefined : (list?.items as ShapeSchema | boolean | undefined);
    return value.map((entry) => normaliseSource(entry, each));
  }
  if (typeof value === 'string') return normaliseText(value, options);
  if (!isFields(value)) return value;
  const own = options.find((option) => option.properties && isOfType(value, option));
  const { properties = {}, additionalProperties } =
    own ?? options.find(({ type }) => type === 'object') ?? {};
  return inOrder(value, Object.keys(properties), (field, inner) =>
    normaliseSource(inner, properties[field] ?? additionalProperties),
  );
}

/**
 * Returns raw JSON of a translation in the shape of its source, which is normalised: fields in the same order, lines
 * where the source has lines, and the type of each block of a body.
 */
export function normaliseTranslation(value: unknown, source: unknown): unknown {
  if (typeof value === 'string') {
    if (Array.isArray(source) && source.every((line) => typeof line === 'string')) return [value];
    return isBlock(source) ? { type: source.type, text: value } : value;
  }
  if (Array.isArray(value))
    return Array.isArray(source)
      ? value.map((entry, index) => normaliseTranslation(entry, source[index]))
      : value;
  if (!isFields(value) || !isFields(source)) return value;
  const typed = isBlock(source) && !('type' in value) ? { type: source.type, ...value } : value;
  return inOrder(typed, Object.keys(source), (field, inner) => normaliseTranslation(inner, source[field]));
}

/** Text of a content file: two spaces, a field or entry a line. */
export const contentText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Turns a string into a list of lines or a block, where the schema allows one. */
function normaliseText(words: string, options: readonly ShapeSchema[]): unknown {
  const isLines = options.some(
    ({ type, items }) =>
      type === 'array' && typeof items === 'object' && 'type' in items && items.type === 'string',
  );
  if (isLines && options.some(({ type }) => type === 'string')) return [words];
  const mayBeParagraph = options.some((option) => option.properties && isOfType(PARAGRAPH, option));
  return mayBeParagraph && !isSeveralBlocks(words) ? { ...PARAGRAPH, text: words } : words;
}

const PARAGRAPH = { type: 'paragraph' };

/** Returns whether a text is HTML or several paragraphs: `compileBody` makes several blocks of it, so it stays a text. */
const isSeveralBlocks = (words: string) => /<[a-z/!?]|&[#a-z]|\n\s*\n/i.test(words);

/** Lists the alternatives of a schema, nested ones too. */
function alternatives(schema: ShapeSchema): ShapeSchema[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (!options) return [schema];
  return options.flatMap((option) => (typeof option === 'object' ? alternatives(option) : []));
}

/** Returns whether the fields have the type that the schema asks for; true when it asks for none. */
function isOfType(fields: Fields, { properties }: ShapeSchema): boolean {
  const type = properties?.type;
  const asked = typeof type === 'object' ? type.const : undefined;
  return asked === undefined ? fields !== PARAGRAPH : asked === fields.type;
}

/** Returns whether an entry of a source is a block: it has a type, and is no picture or film of a story. */
function isBlock(source: unknown): source is { type: string } & Fields {
  return (
    isFields(source) && typeof source.type === 'string' && source.type !== 'image' && source.type !== 'video'
  );
}

/** Returns the fields in the order of `names`, `$schema` first and unknown ones last. */
function inOrder(
  fields: Fields,
  names: readonly string[],
  change: (field: string, value: unknown) => unknown,
) {
  const known = ['$schema', ...names].filter((name) => name in fields);
  const order = [...new Set([...known, ...Object.keys(fields)])];
  return Object.fromEntries(order.map((field) => [field, change(field, fields[field])]));
}
