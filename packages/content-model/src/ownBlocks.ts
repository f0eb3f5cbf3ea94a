import * as v from 'valibot';
import { type BlockSchema, oneBlockOf } from './oneBlockOf.ts';

/** Blocks of a firm's own by their types: what each holds besides its type. */
export type BlockSchemas = Readonly<Record<string, { schema: FieldsSchema }>>;

type FieldsSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;

/** One of some blocks as it is written, and one of a firm's own. */
export type WithOwn<Base extends v.GenericSchema, Blocks extends BlockSchemas> = v.GenericSchema<
  | v.InferInput<Base>
  | { [Type in keyof Blocks]: { type: Type } & v.InferInput<Blocks[Type]['schema']> }[keyof Blocks],
  | v.InferOutput<Base>
  | { [Type in keyof Blocks]: { type: Type } & v.InferOutput<Blocks[Type]['schema']> }[keyof Blocks]
>;

/** The schema of blocks with those of a firm's own beside them. */
export function withOwnBlocks<
  Base extends v.GenericSchema & { options: readonly BlockSchema[] },
  Blocks extends BlockSchemas,
>(base: Base, blocks: Blocks): WithOwn<Base, Blocks> {
  const own = Object.entries(blocks).map(([type, { schema }]) => typed(type, schema));
  return oneBlockOf([...base.options, ...own]) as v.GenericSchema as WithOwn<Base, Blocks>;
}

/** A block with its type; what is checked of its fields together is checked still. */
function typed(type: string, schema: FieldsSchema & { pipe?: readonly unknown[] }): BlockSchema {
  const block = v.object({ ...schema.entries, type: v.literal(type) });
  const [, ...checks] = schema.pipe ?? [];
  return checks.length === 0 ? block : v.pipe(block, ...(checks as v.GenericPipeItem[]));
}
