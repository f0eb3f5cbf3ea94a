import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { EXPLANATIONS } from '../editor/explanations.ts';
import { type ContentWords, defineContent } from './defineContent.ts';
import { factsSchema } from './facts.ts';
import { glossarySchema } from './glossary.ts';
import { shareSchema } from './share.ts';
import { vocabularySchema } from './vocabulary.ts';

/** The schema of each kind of file, by the first part of its name. */
function sourcesOf(words: ContentWords): Record<string, GenericSchema> {
  const own = defineContent(words);
  return {
    story: own.story,
    slides: own.slides,
    member: own.member,
    resource: own.resource,
    brand: own.brand,
    // The pipe takes "$schema" away before it reads the facts; editors need to see the facts themselves.
    facts: factsSchema.pipe[2],
    share: shareSchema,
    promises: own.promises,
    places: own.places,
    glossary: glossarySchema,
    vocabulary: vocabularySchema,
  };
}

function explained(properties: Record<string, JsonSchema | boolean>): Record<string, JsonSchema | boolean> {
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => {
      const description = EXPLANATIONS[key];
      return [
        key,
        description === undefined || typeof schema === 'boolean' ? schema : { ...schema, description },
      ];
    }),
  );
}

/**
 * The JSON Schemas that give editors completion and red lines in a firm's words, by the first part of their file name:
 * `story` is for `story.schema.json`. They say less than `parseContent`: that a day exists, for instance, is checked there
 * alone.
 */
export function editorSchemas(words: ContentWords = {}): Record<string, JsonSchema> {
  const schemas = Object.entries(sourcesOf(words)).map(([name, source]): [string, JsonSchema] => {
    const schema = toJsonSchema(source, {
      typeMode: 'input',
      // `trim` and `check` have no counterpart in JSON Schema.
      errorMode: 'ignore',
      overrideSchema: ({ jsonSchema }) => {
        if (jsonSchema.type !== 'object' || !jsonSchema.properties) return undefined;
        const { properties, additionalProperties: rest } = jsonSchema;
        const additionalProperties = typeof rest === 'object' && rest;
        return { ...jsonSchema, properties: explained(properties), additionalProperties };
      },
    });
    const title = `Content of a microsite: ${name}`;
    if (name !== 'facts') return [name, { ...schema, title }];
    return [name, { ...schema, title, properties: { $schema: { type: 'string' } } }];
  });
  return Object.fromEntries(schemas);
}
