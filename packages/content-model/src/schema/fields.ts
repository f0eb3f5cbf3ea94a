/** Field types that several kinds of content share. */
import * as v from 'valibot';
import type { SchemaMessage } from './issueMessages.ts';

/** A non-empty string. */
export function text(maxLength = 1200): v.GenericSchema<string> {
  return v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
}

/** One string, or one string per line where the break matters. */
export function lines(maxLength = 200): v.GenericSchema<string | string[]> {
  return v.union([text(maxLength), nonEmptyList(text(maxLength))], 'lines' satisfies SchemaMessage);
}

/** Type of a list without its checks, so that a changed message or limit does not change public types. */
export type ListSchema<Entry extends v.GenericSchema> = v.GenericSchema<
  v.InferInput<Entry>[],
  v.InferOutput<Entry>[]
>;

/** A list with at least one entry. `message`: issue of an empty list. Default: that it needs an entry. */
export function nonEmptyList<Entry extends v.GenericSchema>(
  entry: Entry,
  message?: SchemaMessage,
): ListSchema<Entry> {
  return v.pipe(v.array(entry), v.minLength(1, message));
}

/**
 * The last part of an address: lowercase letters without accents, or letters of a script other than Latin (from Greek on,
 * punctuation aside), digits and hyphens. `$$$` is an exception for an old address.
 */
export const slugSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:[a-z0-9\u0370-\u1fff\u3040-\uffef]+(?:-(?=.)|$))+|\$\$\$)$/,
    'slug' satisfies SchemaMessage,
  ),
);

/** Asset key: a file in the pictures folder without extension, such as `people/Amara_Osei` or `scenes/table-dawn`. */
export const assetKeySchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(
    /^(?:people|scenes|films|objects)\/(?!_|-)[A-Za-z0-9\u0370-\u1fff\u3040-\uffef_-]+$/,
    'assetKey' satisfies SchemaMessage,
  ),
);

/** A link a visitor may follow: same-site path, `https:`, `http:`, `mailto:` or `tel:`. */
export const hrefSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/, 'href' satisfies SchemaMessage),
);

/** An address inside the site. */
export const pathSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.startsWith('/', 'path' satisfies SchemaMessage),
);

/** A full URL. */
export const urlSchema: v.GenericSchema<string> = v.pipe(v.string(), v.url('url' satisfies SchemaMessage));

/** An address to write to, without `mailto:`. */
export const emailSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.email('email' satisfies SchemaMessage),
);

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const daySchema: v.GenericSchema<string> = v.pipe(
  v.string('day' satisfies SchemaMessage),
  v.isoDate('day' satisfies SchemaMessage),
  v.check((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  }, 'noSuchDay' satisfies SchemaMessage),
);

/** One value for all visitor types, or one for each. With `types`, each of them needs a value. */
export function byVisitorType<Type extends string = string>(
  one: v.GenericSchema<string>,
  types?: readonly Type[],
) {
  const each = types
    ? v.object(Object.fromEntries(types.map((type) => [type, one])))
    : v.record(v.string(), one);
  return v.union(
    [one, each as v.GenericSchema<Record<string, string>> as v.GenericSchema<Record<Type, string>>],
    'byVisitorType' satisfies SchemaMessage,
  );
}
