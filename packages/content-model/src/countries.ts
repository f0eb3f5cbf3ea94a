/**
 * The countries whose visitors see the cookie notice, as the European Union publishes its codes: Greece is `EL`, the
 * United Kingdom is `UK`.
 */
export const EUROPEAN_COUNTRY_CODES = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'EL', 'ES', 'FI', 'FR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK', 'UK'],
] as const;

/** What ISO 3166 says, and what the European list says. */
const EUROPEAN_SPELLING = new Map([
  ['GR', 'EL'],
  ['GB', 'UK'],
]);

const codes: ReadonlySet<string> = new Set(EUROPEAN_COUNTRY_CODES);

/** Whether a country code is on the list, in either spelling and any case. Anything that is not a code is not. */
export function isEuropean(code: unknown): boolean {
  if (typeof code !== 'string') return false;
  const upper = code.trim().toUpperCase();
  return codes.has(EUROPEAN_SPELLING.get(upper) ?? upper);
}
