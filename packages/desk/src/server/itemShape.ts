import { ContentError } from '@tamarack-lowe/content-model';
import {
  type createSources,
  editorSchemasOf,
  makeTranslation,
  normaliseTranslation,
  SHAPES,
  type Shape,
} from '@tamarack-lowe/content-tools/internal/editing';
import type { Item, ItemKind, Json } from '../protocol.ts';

export type Sources = ReturnType<typeof createSources>;

/** Returns the JSON Schema of a kind of item. A folder that cannot be read has no schema. */
export function schemaOf(sources: Sources, kind: ItemKind): Item['schema'] {
  return orNull(() => {
    const schema = editorSchemasOf(sources)[kind];
    return schema ? JSON.parse(JSON.stringify(schema)) : null;
  });
}

/** Returns the location of text of a kind of item, with the custom blocks of the firm; null for an item without text. */
export function shapeOf(sources: Sources, kind: ItemKind): Shape | null {
  const shapes: Readonly<Partial<Record<ItemKind, Shape>>> = SHAPES;
  const ofFirm: Readonly<Partial<Record<ItemKind, Shape>>> | null = orNull(() => sources.shapes());
  return ofFirm?.[kind] ?? shapes[kind] ?? null;
}

/** Copies a shape as plain JSON. */
export const asShape = (shape: Shape): Item['shape'] => JSON.parse(JSON.stringify(shape));

/** Returns a translation with the words of its source, to be overwritten; null for an item without text. */
export function beginTranslation(sources: Sources, kind: ItemKind, source: Json): Json {
  const shape = shapeOf(sources, kind);
  if (shape === null) return null;
  const translation = makeTranslation(source, shape, (words) => words);
  return JSON.parse(JSON.stringify(normaliseTranslation(translation, source) ?? null));
}

function orNull<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
