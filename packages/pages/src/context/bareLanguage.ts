/** A language without its region: captions are read by its speakers anywhere. */
export function bareLanguage(language: string): string {
  return new Intl.Locale(language).language;
}
