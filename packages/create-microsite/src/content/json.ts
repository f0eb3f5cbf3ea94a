/** What a JSON file holds. */
export type Json = string | number | boolean | null | Json[] | JsonFields;
export type JsonFields = { [field: string]: Json };

/** Whether a value has named parts. */
export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a list of texts: lines, or paragraphs. */
export const isTexts = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** A value with every text in it changed. `field` is the name of the nearest named part. */
export function mapTexts(value: Json, change: (text: string, field: string) => string, field = ''): Json {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, field));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, mapTexts(each, change, name)]),
  );
}
