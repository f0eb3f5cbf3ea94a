/** A language without its region: dates are written as its speakers write them anywhere. */
export function bareLanguage(language: string): string {
  return new Intl.Locale(language).language;
}
