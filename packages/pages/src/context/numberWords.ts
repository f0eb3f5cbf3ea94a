/** A number as a language writes it, with so many digits after the point: "8.3", "8,3", "1 234". */
export function numberWords(value: number, language: string, digits = 0): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
