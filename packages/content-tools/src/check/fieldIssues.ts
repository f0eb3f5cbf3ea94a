import { defineContent } from '@tamarack-lowe/content-model/define';
import {
  brandSchemaFor,
  catalogueSchema,
  factsSchema,
  glossarySchema,
  type IssueText,
  peopleSchema,
  shareSchema,
  taxonomySchema,
} from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { issuesOf } from '../files/issues.ts';
import type { Sources } from '../read/sources.ts';

/**
 * Returns the issues that the schema of a kind of file finds in a value, by the name of the kind's editor schema; none for a kind
 * without one. Takes milliseconds: the whole check reports nothing else while there are such issues. `where` is the name of the
 * file for editors.
 */
export function fieldIssues(
  { blocks, words }: Pick<Sources, 'blocks' | 'words'>,
  { kind, value, where }: { kind: string; value: unknown; where: string },
): IssueText[] {
  const schemas: Readonly<Record<string, v.GenericSchema>> = {
    ...defineContent({ ...words(), blocks: blocks() }),
    brand: brandSchemaFor(words().visitorTypes),
    catalogue: catalogueSchema,
    facts: factsSchema,
    glossary: glossarySchema,
    people: peopleSchema,
    share: shareSchema,
    taxonomy: taxonomySchema,
  };
  const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  return schema ? issuesOf(() => parseContent(schema, value, where)) : [];
}
