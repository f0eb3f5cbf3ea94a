/** Value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | JsonFields;
export type JsonFields = { [field: string]: Json };

/** Returns whether a value is an object. */
export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value is a list of texts: lines or paragraphs. */
const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Changes every text in a value. `field` is the name of the nearest field. */
export function mapTexts(value: Json, change: (text: string, field: string) => string, field = ''): Json {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, field));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, name)]),
  );
}

/** Returns the text of a source in the fields that its translation has. */
export function textLike(translation: Json, source: Json): Json {
  if (Array.isArray(translation) && Array.isArray(source) && !isTexts(translation))
    return translation.map((each, index) => textLike(each, source[index] ?? null));
  if (!isFields(translation) || !isFields(source)) return source;
  return Object.fromEntries(
    Object.entries(translation).map(([field, each]) => [field, textLike(each, source[field] ?? null)]),
  );
}

/** Replaces the text of a source with that of a translation. */
export function replaceText(source: Json, words: Json): Json {
  if (Array.isArray(source) && Array.isArray(words) && !isTexts(words))
    return source.map((each, index) => replaceText(each, words[index] ?? each));
  if (!isFields(source) || !isFields(words)) return words;
  const fields = Object.entries(words).map(([field, each]) => [
    field,
    replaceText(source[field] ?? each, each),
  ]);
  return { ...source, ...Object.fromEntries(fields) };
}

/** Fields that stay as they are: types of blocks and parts of addresses. */
const UNTRANSLATED = /^(?:type|slug|productSlug|path|connect|privacy|accessibility|jobs|mainSite)$|Params$/;

/** Marks text that is not yet translated into `language`, so that editors notice it. */
export function markText(words: Json, language: string): Json {
  return mapTexts(words, (text, field) => (UNTRANSLATED.test(field) ? text : `[${language}] ${text}`));
}

/** Lists text that is the same in a source and its translation, without external addresses. */
export function sharedText(source: Json, translation: Json): string[] {
  if (typeof translation === 'string') {
    const hasLetters = /\p{L}/u.test(translation.replace(/\{\w+\}/g, ''));
    const isShared = translation === source && hasLetters && !translation.startsWith('https:');
    return isShared ? [translation] : [];
  }
  if (Array.isArray(translation) && Array.isArray(source))
    return translation.flatMap((each, index) => sharedText(source[index] ?? null, each));
  if (!isFields(translation) || !isFields(source)) return [];
  return Object.entries(translation).flatMap(([field, each]) =>
    field === 'type' ? [] : sharedText(source[field] ?? null, each),
  );
}
