/** Languages that are written from right to left, unless their tags name another script. */
const LANGUAGES = /^(?:ar|arc|ckb|dv|fa|he|khw|ks|ps|sd|ug|ur|yi)$/;

/** Scripts that are, ISO 15924. */
const SCRIPTS = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The direction in which a language is written, by its BCP 47 tag. `Intl` knows it too, and takes long to be asked. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const [name = '', ...rest] = language.split('-');
  const script = rest.find((part) => part.length === 4);
  return (script === undefined ? LANGUAGES.test(name) : SCRIPTS.test(script)) ? 'rtl' : 'ltr';
}
