import { isFields, isTexts, type Json, mapTexts } from './json.ts';

/** Of a source, what its twin says again: the words. */
export function wordsLike(twin: Json, source: Json): Json {
  if (Array.isArray(twin) && Array.isArray(source) && !isTexts(twin))
    return twin.map((each, index) => wordsLike(each, source[index] ?? null));
  if (!isFields(twin) || !isFields(source)) return source;
  return Object.fromEntries(
    Object.entries(twin).map(([field, each]) => [field, wordsLike(each, source[field] ?? null)]),
  );
}

/** A source with other words. */
export function withWords(source: Json, words: Json): Json {
  if (Array.isArray(source) && Array.isArray(words) && !isTexts(words))
    return source.map((each, index) => withWords(each, words[index] ?? each));
  if (!isFields(source) || !isFields(words)) return words;
  const said = Object.entries(words).map(([field, each]) => [field, withWords(source[field] ?? each, each)]);
  return { ...source, ...Object.fromEntries(said) };
}

/** Parts of addresses, which stay whole. */
const ADDRESS = /^(?:slug|productSlug|path|connect|privacy|accessibility|jobs|mainSite)$|Params$/;

/** Words of another language that stand in for those of `language`: who reads them sees that. */
export function markedWords(words: Json, language: string): Json {
  return mapTexts(words, (text, field) => (ADDRESS.test(field) ? text : `[${language}] ${text}`));
}

/** What two languages say in the same words, addresses elsewhere left out. */
export function sameWords(there: Json, here: Json): string[] {
  if (typeof here === 'string') {
    const hasLetters = /\p{L}/u.test(here.replace(/\{\w+\}/g, ''));
    return here === there && hasLetters && !here.startsWith('https:') ? [here] : [];
  }
  if (Array.isArray(here) && Array.isArray(there))
    return here.flatMap((each, index) => sameWords(there[index] ?? null, each));
  if (!isFields(here) || !isFields(there)) return [];
  return Object.entries(here).flatMap(([field, each]) => sameWords(there[field] ?? null, each));
}
