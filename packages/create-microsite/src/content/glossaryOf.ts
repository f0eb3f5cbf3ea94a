import type { Json } from './json.ts';

/** The glossary of a new site: names and addresses that are the same in its languages. */
export function glossaryOf(same: ReadonlySet<string>): Json {
  return {
    $schema: '../node_modules/@tamarack-lowe/content-model/schema/glossary.schema.json',
    same: [...same].toSorted(),
  };
}
