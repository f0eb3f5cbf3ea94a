/** Names in a row as a language lists them: "Oak, Elm", « Chêne et Orme ». */
export function formatList(names: readonly string[], language: string): string {
  // To make a format takes browsers 15 ms to begin with: not for one name.
  if (names.length < 2) return names[0] ?? '';
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}

/** A number as a language writes it, with so many digits after the point: "8.3", "8,3", "1 234". */
export function formatNumber(value: number, language: string, digits = 0): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
