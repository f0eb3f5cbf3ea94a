import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '@tamarack-lowe/content-model';
import type { OwnBlocks } from '../read/OwnBlocks.ts';
import type { Shape } from './Shape.ts';
import { SHAPES } from '../files/shapes.ts';

/**
 * Where words stand in blocks, a firm's own among them. A twin does not repeat the type of a block, so a field of one name
 * says the same in all: throws a `ContentError` for one that does not.
 */
export function blockShape(own: OwnBlocks): Shape {
  const shape: Record<string, Shape> = { ...SHAPES.story.body[0] };
  const complaints = Object.entries(own).flatMap(([type, { schema, words = {} }]) => {
    const unknown = Object.keys(words).filter((field) => !Object.hasOwn(schema.entries, field));
    const twofold = Object.keys(schema.entries).filter((field) => {
      const known = shape[field];
      return known !== undefined && !isDeepStrictEqual(known, words[field]);
    });
    Object.assign(shape, words);
    return [
      ...unknown.map((field) => `blocks, ${type}, words: its schema has no "${field}". Check the spelling.`),
      ...twofold.map(
        (field) =>
          `blocks, ${type}: "${field}" says something else in another block, and twins could not tell them apart. Call it otherwise, or write "words" of it as there.`,
      ),
    ];
  });
  if (complaints.length > 0) throw new ContentError(complaints);
  return shape;
}
