import * as v from 'valibot';

/** One of these blocks, told apart by their types. What is none of them is complained of with all types there are. */
export function oneBlockOf<const Options extends readonly BlockSchema[]>(options: Options) {
  const types = options.map(({ entries }) => entries.type.literal).join(', ');
  return v.variant('type', options, `Use one of the block types: ${types}.`);
}

/** A block and its type. */
export type BlockSchema = v.ObjectSchema<
  v.ObjectEntries & { type: v.LiteralSchema<string, undefined> },
  undefined
>;
