/**
 * The countries whose visitors see the cookie notice, as the European Union publishes its codes: Greece is `EL`, the
 * United Kingdom is `UK`.
 */
export const EUROPEAN_COUNTRY_CODES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'UK'],
] as const;

/** Codes of ISO 3166 that the European list spells otherwise. */
const EUROPEAN_SPELLING = new Map([
  ['GR', 'EL'],
  ['GB', 'UK'],
]);

const codes: ReadonlySet<string> = new Set(EUROPEAN_COUNTRY_CODES);

/** Returns true for a country code of the list, in either spelling and any case. */
export function isEuropean(code: unknown): boolean {
  if (typeof code !== 'string') return false;
  const upper = code.trim().toUpperCase();
  return codes.has(EUROPEAN_SPELLING.get(upper) ?? upper);
}
