import * as v from 'valibot';
import { type Complaint, ConfigError } from './ConfigError.ts';
import { closest } from './closest.ts';
import { configSchema } from './configSchema.ts';
import { fieldsAt } from './fieldsAt.ts';

/** A config with its defaults filled in. */
export type ParsedConfig = v.InferOutput<typeof configSchema>;

const REMEDIES: Record<string, string> = {
  content: 'Say where the content is: a folder, such as "./content", or a package.',
  languages: 'Say in which languages the site speaks, such as ["de-CH"].',
  origin: 'Say where the site is published, such as "https://grow.example.com".',
};

/** Validates the export of a config file. Throws a `ConfigError` with one entry for each mistake. */
export function parseConfig(file: string, value: unknown): ParsedConfig {
  if (typeof value !== 'object' || value === null) {
    const words = 'it exports no config. Write "export default defineMicrosite({ … })".';
    throw new ConfigError(file, [{ field: '', words }]);
  }
  const result = v.safeParse(configSchema, value);
  if (result.success) return result.output;
  throw new ConfigError(file, result.issues.map(complaintOf));
}

function complaintOf({
  type,
  kind,
  expected,
  received,
  message,
  path,
}: v.InferIssue<typeof configSchema>): Complaint {
  const keys = path?.map(({ key }) => key) ?? [];
  const field = keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
  if (type !== 'strict_object') {
    // Messages of checks already contain the value; messages of schemas do not.
    return { field, words: kind === 'schema' ? `found ${received}. ${message}` : message };
  }
  // A strict object reports missing fields and unknown ones.
  if (expected !== 'never') return { field, words: `it is missing. ${REMEDIES[field] ?? 'Add it.'}` };
  const known = fieldsAt(configSchema, keys.slice(0, -1));
  const meant = closest(String(keys.at(-1)), known);
  const remedy = meant === null ? `There are ${known.join(', ')}.` : `Did you mean "${meant}"?`;
  return { field, words: `there is no such field. ${remedy}` };
}
