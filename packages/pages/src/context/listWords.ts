/** Names in a row as a language lists them: "Oak, Elm", « Chêne et Orme ». */
export function listWords(names: readonly string[], language: string): string {
  // To make a format takes browsers 15 ms to begin with: not for one name.
  if (names.length < 2) return names[0] ?? '';
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}
