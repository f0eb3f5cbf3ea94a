import type * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';
import { configSchema } from './configSchema.ts';
import { oldFormIssues } from './oldForm.ts';
import { parseBySchema } from './schemaIssues.ts';

/** A valid config with defaults. */
export type ParsedConfig = v.InferOutput<typeof configSchema>;

const REMEDIES: Record<string, string> = {
  content: 'Say where the content is: a folder, such as "./content", or a package.',
  languages: 'Say in which languages the site speaks, such as ["de-CH"].',
  origin: 'Say where the site is published, such as "https://grow.example.com".',
};

/** Parses the export of a config file. Throws a `ConfigError` with an entry for each issue. */
export function parseConfig(file: string, value: unknown): ParsedConfig {
  if (typeof value !== 'object' || value === null) {
    const words = 'it exports no config. Write "export default defineMicrosite({ … })".';
    throw new ConfigError(file, [{ field: '', words }]);
  }
  const old = oldFormIssues(value);
  if (old.length > 0) throw new ConfigError(file, old);
  const result = parseBySchema(configSchema, value, REMEDIES);
  if ('issues' in result) throw new ConfigError(file, result.issues);
  return result.output;
}
