/** Formats a list of names: "Oak, Elm", « Chêne et Orme ». */
export function formatList(names: readonly string[], language: string): string {
  // The first Intl.ListFormat takes browsers 15 ms: not worth it for one name.
  if (names.length < 2) return names[0] ?? '';
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names);
}

/** Formats a number with a fixed number of decimals: "8.3", "8,3", "1 234". */
export function formatNumber(value: number, language: string, digits = 0): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
