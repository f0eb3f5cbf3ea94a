import { nearestWord } from '@tamarack-lowe/content-model/internal/text';
import * as v from 'valibot';

/** A mistake in a field of a config, with its remedy. */
export type Issue = {
  /** `languages[1]`; empty when the mistake is in the whole file. */
  field: string;
  /** Sentences, the remedy last. */
  words: string;
};

/** An invalid config. The command line prints its message, a line for each issue, without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly file: string;
  readonly issues: readonly Issue[];

  constructor(file: string, issues: readonly Issue[]) {
    super(
      issues.map(({ field, words }) => `${file}${field === '' ? '' : `, ${field}`}: ${words}`).join('\n'),
    );
    this.file = file;
    this.issues = issues;
  }
}

type SchemaIssues<Output> = { output: Output } | { issues: Issue[] };

/**
 * Parses a value by a schema of Valibot. Names the field of each issue, and suggests a known field for an unknown one. `remedies`: for
 * fields that are missing.
 */
export function parseBySchema<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  remedies: Readonly<Record<string, string>> = {},
): SchemaIssues<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output };
  const located = result.issues.flatMap((issue) => relevantIssues(issue));
  return { issues: located.map((each) => describe(each, schema, remedies)) };
}

type Located = { issue: v.BaseIssue<unknown>; keys: readonly unknown[] };

/** Picks the issues inside of a union: options in braces have issues of their own, other values only the message of the union. */
function relevantIssues(issue: v.BaseIssue<unknown>, before: readonly unknown[] = []): Located[] {
  const keys = [...before, ...(issue.path ?? []).map(({ key }) => key)];
  const inner = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  return inner.length === 0 ? [{ issue, keys }] : inner.flatMap((each) => relevantIssues(each, keys));
}

function describe(
  { issue: { type, kind, expected, received, message }, keys }: Located,
  schema: v.GenericSchema,
  remedies: Readonly<Record<string, string>>,
): Issue {
  const field = keys
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
  if (type !== 'strict_object') {
    // Messages of checks contain the value, messages of types do not.
    return { field, words: kind === 'schema' ? `found ${received}. ${message}` : message };
  }
  // Issues of a strict object are missing fields and unknown ones (`never`).
  if (expected !== 'never') return { field, words: `it is missing. ${remedies[field] ?? 'Add it.'}` };
  const known = fieldsAt(schema, keys.slice(0, -1));
  const similar = nearestWord(String(keys.at(-1)), known);
  const remedy = similar === null ? `There are ${known.join(', ')}.` : `Did you mean "${similar}"?`;
  return { field, words: `there is no such field. ${remedy}` };
}

/** Schemas of Valibot that contain others: objects, records, lists, unions, variants and optional values. */
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
  if (type === 'union' || type === 'variant')
    return [...new Set(options.flatMap((option) => fieldsAt(option, keys)))];
  if (keys.length === 0) return Object.keys(entries);
  const below = item ?? value ?? entries[String(keys[0])];
  return below ? fieldsAt(below, keys.slice(1)) : [];
}
