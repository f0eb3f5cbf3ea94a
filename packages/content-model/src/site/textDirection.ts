/** Scripts that are written from right to left, ISO 15924. */
const FROM_RIGHT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** The direction in which a language is written, by its BCP 47 tag. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return FROM_RIGHT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
