import { EUROPEAN_COUNTRY_CODES } from '../constants.ts';

/** ISO codes of countries that the published list writes in the European Union's own way. */
const PUBLISHED_AS: Record<string, string> = { GR: 'EL', GB: 'UK' };

/** Whether the cookie notice is due in a country, by its two-letter code in any case. Unknown is no. */
export function isEuropeanCountry(code: string | null): boolean {
  const published = code?.trim().toUpperCase() ?? '';
  const codes: readonly string[] = EUROPEAN_COUNTRY_CODES;
  return codes.includes(PUBLISHED_AS[published] ?? published);
}
