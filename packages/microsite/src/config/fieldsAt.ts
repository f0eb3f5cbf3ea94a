import type { GenericSchema } from 'valibot';

/** A valibot schema that wraps other schemas: an object, a list, or an optional value. */
type Holder = GenericSchema & {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
};

/** Names of the fields that a schema has below the given keys. */
export function fieldsAt(schema: GenericSchema, keys: readonly unknown[]): string[] {
  const { wrapped, entries = {}, item }: Holder = schema;
  if (wrapped) return fieldsAt(wrapped, keys);
  if (keys.length === 0) return Object.keys(entries);
  const below = item ?? entries[String(keys[0])];
  return below ? fieldsAt(below, keys.slice(1)) : [];
}
