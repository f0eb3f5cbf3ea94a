import type { GenericSchema } from 'valibot';

/** What schemas of valibot hold other schemas in: objects, lists, and what may be left out. */
type Holder = GenericSchema & {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
};

/** The names of the fields that a schema knows below the given keys. */
export function fieldsAt(schema: GenericSchema, keys: readonly unknown[]): string[] {
  const { wrapped, entries = {}, item }: Holder = schema;
  if (wrapped) return fieldsAt(wrapped, keys);
  if (keys.length === 0) return Object.keys(entries);
  const below = item ?? entries[String(keys[0])];
  return below ? fieldsAt(below, keys.slice(1)) : [];
}
