import { isRecord } from './jsonValues.ts';

/** Reads `country_code` of a geolocation response: two letters, returned in capitals. Null when unknown. */
export function parseCountry(json: unknown): string | null {
  const code = isRecord(json) ? json.country_code : null;
  return typeof code === 'string' && /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
}
