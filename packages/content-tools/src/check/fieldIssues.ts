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
 * Validates the value of a content file with the schema of its kind, and returns the issues. `kind`: name of the editor schema; a
 * kind without one has no issues. `where`: name of the file for editors. It takes milliseconds. Call it before the whole check,
 * which reports these issues alone.
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
