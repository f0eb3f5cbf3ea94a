import { nearestWord } from '@tamarack-lowe/content-model/internal/text';
import * as v from 'valibot';
import { ConfigError, type Issue } from './ConfigError.ts';
import { configSchema } from './configSchema.ts';
import { oldFormIssues } from './oldForm.ts';

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
  const result = v.safeParse(configSchema, value);
  if (result.success) return result.output;
  throw new ConfigError(file, result.issues.flatMap((issue) => relevantIssues(issue)).map(describe));
}

type Located = { issue: v.BaseIssue<unknown>; keys: readonly unknown[] };

/** Picks the issues inside of a union: options in braces have issues of their own, other values only the message of the union. */
function relevantIssues(issue: v.BaseIssue<unknown>, before: readonly unknown[] = []): Located[] {
  const keys = [...before, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  return inner.length === 0 ? [{ issue, keys }] : inner.flatMap((each) => relevantIssues(each, keys));
}

function describe({ issue: { type, kind, expected, received, message }, keys }: Located): Issue {
  const field = keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
  if (type !== 'strict_object') {
    // Messages of checks contain the value, messages of types do not.
    return { field, words: kind === 'schema' ? `found ${received}. ${message}` : message };
  }
  // Issues of a strict object are missing fields and unknown ones (`never`).
  if (expected !== 'never') return { field, words: `it is missing. ${REMEDIES[field] ?? 'Add it.'}` };
  const known = fieldsAt(configSchema, keys.slice(0, -1));
  const similar = nearestWord(String(keys.at(-1)), known);
  const remedy = similar === null ? `There are ${known.join(', ')}.` : `Did you mean "${similar}"?`;
  return { field, words: `there is no such field. ${remedy}` };
}

/** Schemas of Valibot that contain others: objects, records, lists, unions and optional values. */
type Container = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  options?: readonly v.GenericSchema[];
};

/** Returns the names of the fields of a schema at the given keys. */
function fieldsAt(schema: v.GenericSchema, keys: readonly unknown[]): string[] {
  const { type, wrapped, entries = {}, item, value, options = [] }: Container = schema;
  if (wrapped) return fieldsAt(wrapped, keys);
  if (type === 'union') return options.flatMap((option) => fieldsAt(option, keys));
  if (keys.length === 0) return Object.keys(entries);
  const below = item ?? value ?? entries[String(keys[0])];
  return below ? fieldsAt(below, keys.slice(1)) : [];
}
