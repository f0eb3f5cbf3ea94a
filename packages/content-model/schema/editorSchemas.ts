import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { brandSchema } from '../src/brand.ts';
import { factsSchema } from '../src/facts.ts';
import { glossarySchema } from '../src/glossary.ts';
import { memberSourceSchema } from '../src/member.ts';
import { placesSchema } from '../src/places.ts';
import { promisesSchema } from '../src/promises.ts';
import { resourceSchema } from '../src/resource.ts';
import { shareSchema } from '../src/share.ts';
import { slideSetSchema } from '../src/slide.ts';
import { storySchema } from '../src/story.ts';
import { vocabularySchema } from '../src/vocabulary.ts';
import { EXPLANATIONS } from './explanations.ts';

const SOURCES = {
  story: storySchema,
  slides: slideSetSchema,
  member: memberSourceSchema,
  resource: resourceSchema,
  brand: brandSchema,
  // The pipe takes "$schema" away before it reads the facts; editors need to see the facts themselves.
  facts: factsSchema.pipe[2],
  share: shareSchema,
  promises: promisesSchema,
  places: placesSchema,
  glossary: glossarySchema,
  vocabulary: vocabularySchema,
} satisfies Record<string, GenericSchema>;

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
 * The JSON Schemas that give editors completion and red lines, by the first part of their file name. They say less than
 * `parseContent`: that a day exists, for instance, is checked there alone.
 */
export function editorSchemas(): Record<string, JsonSchema> {
  const schemas = Object.entries(SOURCES).map(([name, source]): [string, JsonSchema] => {
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
