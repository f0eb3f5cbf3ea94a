/** Field types that several kinds of content share. */
import * as v from 'valibot';

/** A non-empty string. `what` names the field in the message that an editor reads. */
export function text(what: string, maxLength = 1200): v.GenericSchema<string> {
  return v.pipe(
    v.string(`Write ${what} between quotation marks.`),
    v.trim(),
    v.minLength(1, `Write ${what}; it is empty.`),
    v.maxLength(maxLength, `Shorten ${what} to ${maxLength} characters.`),
  );
}

/** One string, or one string per line where the break matters. */
export function lines(what: string, maxLength = 200): v.GenericSchema<string | string[]> {
  return v.union(
    [text(what, maxLength), nonEmptyList(text(what, maxLength), `Write ${what}.`)],
    `Write ${what} as one text or as a list of lines.`,
  );
}

/** A list; its checks are no part of its type, so that a changed message or limit changes no public type. */
export type ListSchema<Entry extends v.GenericSchema> = v.GenericSchema<
  v.InferInput<Entry>[],
  v.InferOutput<Entry>[]
>;

/** A list with at least one entry. */
export function nonEmptyList<Entry extends v.GenericSchema>(
  entry: Entry,
  message?: string,
): ListSchema<Entry> {
  return v.pipe(v.array(entry), v.minLength(1, message));
}

/**
 * The last part of an address: lowercase letters without accents, or letters of a script other than Latin (from Greek on,
 * punctuation aside), digits and hyphens. `$$$` is the one old exception.
 */
export const slugSchema: v.GenericSchema<string> = v.pipe(
  v.string('Write the slug between quotation marks.'),
  v.regex(
    /^(?:(?:[a-z0-9\u0370-\u1fff\u3040-\uffef]+(?:-(?=.)|$))+|\$\$\$)$/,
    'A slug has lowercase letters, digits and hyphens only.',
  ),
);

/** Asset key: a file in the pictures folder without extension, such as `people/Amara_Osei` or `scenes/table-dawn`. */
export const assetKeySchema: v.GenericSchema<string> = v.pipe(
  v.string('Name the picture.'),
  v.regex(
    /^(?:people|scenes|films|objects)\/(?!_|-)[A-Za-z0-9\u0370-\u1fff\u3040-\uffef_-]+$/,
    'Name a picture as "people/First_Last" or "scenes/name-papers".',
  ),
);

/** A link a visitor may follow: same-site path, `https:`, `http:`, `mailto:` or `tel:`. */
export const hrefSchema: v.GenericSchema<string> = v.pipe(
  v.string('Write the address of the link.'),
  v.regex(
    /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/,
    'A link starts with "/", "https://", "mailto:" or "tel:".',
  ),
);

/** An address inside the site. */
export const pathSchema: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.startsWith('/', 'An address inside the site starts with "/".'),
);

/** A full URL. */
export const urlSchema: v.GenericSchema<string> = v.pipe(v.string(), v.url('Write a full address.'));

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const daySchema: v.GenericSchema<string> = v.pipe(
  v.string('Write the day as "YYYY-MM-DD".'),
  v.isoDate('Write the day as "YYYY-MM-DD".'),
  v.check((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  }, 'This day is not in the calendar.'),
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
    'Write one for all visitors, or one for each type of visitor between curly brackets.',
  );
}
