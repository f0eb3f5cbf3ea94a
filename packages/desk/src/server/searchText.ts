import type { FieldPath, Json, SearchHit } from '../protocol.ts';

/** All texts of a file as one text without capitals and accents, and where each field begins in it. */
export type SearchText = {
  plain: string;
  fields: readonly { path: FieldPath; text: string; from: number }[];
};

/** Characters of an excerpt before and after the match. */
const AROUND = 60;
/** Separates two fields: no match reaches from one into the next. */
const BETWEEN = '\0';

/** Makes the texts of a file ready for searches. `value`: undefined for a file that cannot be read. */
export function searchText(value: Json | undefined): SearchText {
  const fields: { path: FieldPath; text: string; from: number }[] = [];
  const plain: string[] = [];
  let from = 0;
  for (const field of value === undefined ? [] : eachText(value)) {
    fields.push({ ...field, from });
    plain.push(plainText(field.text));
    from += field.text.length + BETWEEN.length;
  }
  return { plain: plain.join(BETWEEN), fields };
}

/** Finds a text, once in each field, whatever its capitals and accents. */
export function* findText(
  { fields, plain }: SearchText,
  wanted: string,
): Generator<Pick<SearchHit, 'path' | 'excerpt' | 'match'>> {
  const needle = plainText(wanted.trim());
  if (needle === '') return;
  let number = 0;
  for (let at = plain.indexOf(needle); at >= 0; ) {
    // Fields are in order, and so are matches.
    while ((fields[number + 1]?.from ?? Number.POSITIVE_INFINITY) <= at) number += 1;
    const field = fields[number];
    if (!field) return;
    yield { path: field.path, ...excerptOf(field.text, at - field.from, needle.length) };
    const next = fields[number + 1];
    if (!next) return;
    at = plain.indexOf(needle, next.from);
  }
}

function* eachText(value: Json, path: FieldPath = []): Generator<{ path: FieldPath; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, each] of value.entries()) yield* eachText(each, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      if (name !== '$schema') yield* eachText(each, [...path, name]);
}

/** Letters without capitals and accents, one for one, so that offsets stay. */
function plainText(text: string): string {
  return text.replace(/\P{ASCII}/gu, plainLetter).toLowerCase();
}

const plainLetters = new Map<string, string>();

function plainLetter(letter: string): string {
  const known = plainLetters.get(letter);
  if (known !== undefined) return known;
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const kept = plain.length === letter.length ? plain : letter;
  plainLetters.set(letter, kept);
  return kept;
}

function excerptOf(text: string, at: number, length: number): Pick<SearchHit, 'excerpt' | 'match'> {
  const from = Math.max(0, at - AROUND);
  return { excerpt: text.slice(from, at + length + AROUND), match: [at - from, at - from + length] };
}
