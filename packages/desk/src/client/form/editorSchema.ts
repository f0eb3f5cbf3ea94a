import type { RJSFSchema } from '@rjsf/utils';
import { isObject, type JsonObject } from '../../edits.ts';
import type { Json } from '../../protocol.ts';

/**
 * Schema of an editor's form: that of the file, in the one shape that content has. A text or its lines is `lines`; a list
 * whose entries are one of several objects has them as `blocks`; another choice of shapes is an object with `shapes`.
 * Nothing is left to be guessed from the value, so that the form renders once and each field follows its own value.
 */
export type EditorSchema = RJSFSchema & {
  lines?: boolean;
  blocks?: EditorSchema[];
  shapes?: EditorSchema[];
};

export function editorSchema(schema: JsonObject): EditorSchema {
  const { properties, items, anyOf, oneOf, additionalProperties, ...rest } = schema;
  const { $schema: _dialect, ...kept } = rest;
  const choices = listOf(anyOf ?? oneOf).filter(isObject);
  const [text, lines] = choices;
  if (text?.type === 'string' && lines?.type === 'array') {
    return { ...kept, type: 'string', lines: true, ...limitOf(text) };
  }
  if (choices.length > 0) return { ...kept, type: 'object', shapes: choices.map(editorSchema) };
  return {
    ...kept,
    ...(isObject(properties) && { properties: fieldsOf(properties) }),
    ...(isObject(items) && { items: entrySchema(items) }),
    ...(isObject(additionalProperties) && { additionalProperties: editorSchema(additionalProperties) }),
  };
}

function fieldsOf(properties: JsonObject): { [field: string]: EditorSchema } {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      // The name of the schema is for text editors.
      name !== '$schema' && isObject(field) ? [[name, editorSchema(field)]] : [],
    ),
  );
}

/** Entry of a list. A block may be a text in files; in the one shape it is an object with a type. */
function entrySchema(items: JsonObject): EditorSchema {
  const choices = listOf(items.anyOf ?? items.oneOf).filter(isObject);
  const blocks = choices.flatMap((choice) => listOf(choice.oneOf ?? [choice])).filter(isBlock);
  if (blocks.length === 0) return editorSchema(items);
  return { type: 'object', blocks: blocks.map(editorSchema) };
}

/** Makes a schema of a file without one from its value: existing fields can be edited, and none can be added. */
export function schemaOfValue(value: Json): EditorSchema {
  if (Array.isArray(value)) {
    const isLines = value.every((each) => typeof each === 'string');
    const fields = Object.assign({}, ...value.filter(isObject));
    return { type: 'array', items: isLines ? { type: 'string' } : schemaOfValue(fields) };
  }
  if (isObject(value)) {
    const properties = Object.entries(value).filter(([name]) => name !== '$schema');
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, each]) => [name, schemaOfValue(each)])),
    };
  }
  return { type: typeof value === 'boolean' ? 'boolean' : typeof value === 'number' ? 'number' : 'string' };
}

/** Labels of the interface: texts by a name that code asks for. */
export const MESSAGES_SCHEMA: EditorSchema = { type: 'object', additionalProperties: { type: 'string' } };

/** The type of block that a schema describes; null for another schema. */
export function blockTypeOf(schema: EditorSchema | JsonObject): string | null {
  const { properties } = schema;
  const type = isObject(properties) ? properties.type : undefined;
  return isObject(type) && typeof type.const === 'string' ? type.const : null;
}

const isBlock = (schema: Json): schema is JsonObject => isObject(schema) && blockTypeOf(schema) !== null;

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function limitOf({ minLength, maxLength }: JsonObject) {
  return {
    ...(typeof minLength === 'number' && { minLength }),
    ...(typeof maxLength === 'number' && { maxLength }),
  };
}

/** Smallest value that a schema allows, with empty texts: a new entry of a list. */
export function emptyValue(schema: EditorSchema): Json {
  if (schema.lines) return [''];
  if (schema.const !== undefined) return jsonOf(schema.const);
  if (schema.default !== undefined) return jsonOf(schema.default);
  if (schema.blocks) return emptyValue(schema.blocks[0] ?? {});
  if (schema.shapes) return emptyValue(schema.shapes.at(-1) ?? {});
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
          typeof field === 'object' && schema.required?.includes(name) ? [[name, emptyValue(field)]] : [],
        ),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    default:
      return typeof schema.enum?.[0] === 'string' ? schema.enum[0] : '';
  }
}

function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
